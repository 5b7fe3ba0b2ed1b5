/** Sales of four quarters in two shops. */
export const quarters = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'];
export const north = [42, 58, 71, 63, 84];
export const south = [30, 34, 46, 52, 61];
export const online = [12, 21, 25, 34, 38];

/** Temperatures of a year in two towns. */
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const coast = [6, 7, 9, 12, 16, 19, 22, 22, 19, 15, 10, 7];
export const inland = [1, 2, 7, 13, 19, 24, 27, 26, 20, 13, 6, 2];

/** Shares of a budget. */
export const shares = [44, 27, 18, 11];

/** Size and rent of flats in two districts. */
export const centre = [
  [24, 41],
  [31, 46],
  [38, 55],
  [45, 58],
  [49, 69],
  [57, 71],
  [64, 83],
  [73, 84],
  [82, 97],
] as const;
export const outskirts = [
  [35, 24],
  [44, 31],
  [53, 33],
  [61, 42],
  [70, 43],
  [78, 53],
  [88, 52],
  [96, 64],
] as const;

/** Three years of a share price, each around its own level. */
export const prices = [
  [4, 6, 5, 9, 8, 12, 11, 15, 14, 18],
  [16, 14, 15, 11, 12, 9, 10, 6, 7, 5],
  [9, 12, 8, 13, 9, 14, 10, 12, 9, 13],
];

/** Visits by hour, Monday to Friday. */
export const visits = [
  [1, 2, 5, 7, 6, 4, 3, 1],
  [2, 4, 8, 9, 7, 5, 4, 2],
  [1, 3, 6, 8, 9, 6, 5, 2],
  [2, 3, 7, 9, 8, 7, 4, 1],
  [0, 1, 3, 4, 6, 7, 4, 1],
];
