export function ensureDependencies(): Promise<void>;
export function isInstalled(folder?: string): boolean;
export function ensureChromium(): Promise<string>;
export function findChromium(): string | undefined;
