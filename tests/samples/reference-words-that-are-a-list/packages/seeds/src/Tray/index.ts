export { Tray } from './Tray';
export type { TrayProps, TraySlots } from './Tray';
