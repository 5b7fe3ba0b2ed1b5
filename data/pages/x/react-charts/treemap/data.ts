export interface Folder {
  name: string;
  size: number;
  children?: Folder[];
}

/** Folders and files in GB, the largest first. */
export const disk: Folder = {
  name: 'Disk',
  size: 132,
  children: [
    {
      name: 'Photos',
      size: 64,
      children: [
        { name: '2023', size: 33 },
        { name: '2022', size: 22 },
        { name: '2021', size: 9 },
      ],
    },
    {
      name: 'Videos',
      size: 41,
      children: [
        { name: 'Family', size: 28 },
        { name: 'Lessons', size: 13 },
      ],
    },
    {
      name: 'Music',
      size: 18,
      children: [
        { name: 'Jazz', size: 10 },
        { name: 'Folk', size: 8 },
      ],
    },
    { name: 'Letters', size: 9 },
  ],
};
