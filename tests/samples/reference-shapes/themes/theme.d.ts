export interface Components {
  GardenBed?: { defaultProps?: { count?: number }; styleOverrides?: {} };
  GardenPot?: { styleOverrides?: {} };
}
