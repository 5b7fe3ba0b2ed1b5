/** Air quality, measured at three stations. */
export const readings = [
  { id: 1, station: 'Harbor', no2: 31, pm10: 18 },
  { id: 2, station: 'Ring road', no2: 52, pm10: 27 },
  { id: 3, station: 'City park', no2: 14, pm10: 11 },
];
