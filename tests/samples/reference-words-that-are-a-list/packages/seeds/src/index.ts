export * from './Tray';
export { SeedPacket } from './SeedPacket';
export type { Seed } from './Seed';
export type { SeedEvents } from './events';
export { sownSeedsSelector, secretSeedsSelector } from './selectors';
