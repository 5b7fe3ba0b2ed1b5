export * from './Tray';
export { SeedPacket } from './SeedPacket';
export type { Seed } from './Seed';
