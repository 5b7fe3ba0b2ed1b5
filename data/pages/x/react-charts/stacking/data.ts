/** Streams of four music genres, in millions, for eight weeks. */
export const weeks = ['1', '2', '3', '4', '5', '6', '7', '8'];

export const genres = [
  { id: 'pop', label: 'Pop', data: [31, 34, 38, 36, 30, 29, 33, 37] },
  { id: 'rock', label: 'Rock', data: [12, 14, 13, 19, 28, 26, 17, 13] },
  { id: 'jazz', label: 'Jazz', data: [6, 5, 7, 9, 8, 6, 5, 6] },
  { id: 'folk', label: 'Folk', data: [9, 16, 24, 21, 12, 9, 8, 10] },
];
