/** Returns a cache of what was made for the texts that were asked for last. @param most how many it holds */
export function lastUsed<Made>(most: number): (text: string, make: () => Made) => Made {
  const all = new Map<string, Made>();
  return (text, make) => {
    const made = all.has(text) ? (all.get(text) as Made) : make();
    all.delete(text); // again as the newest
    all.set(text, made);
    for (const [oldest] of all) {
      if (all.size <= most) break;
      all.delete(oldest);
    }
    return made;
  };
}
