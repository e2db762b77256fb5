/** How many sleep in a room, of how many that can. */
export type RoomUse = { used: number; places: number };

/** Sleepers over the rooms, one full after the other in their order; who is left over has no bed. */
export function inRooms(rooms: readonly number[], sleepers: number): RoomUse[] {
  let left = sleepers;
  return rooms.map((places) => {
    const used = Math.min(places, Math.max(0, left));
    left -= used;
    return { used, places };
  });
}

export const bedsIn = (rooms: readonly number[]): number => rooms.reduce((sum, places) => sum + places, 0);
