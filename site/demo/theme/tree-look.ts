const content = { borderRadius: 6 };

/** Smaller letters in rows that keep their height. */
const label = { fontSize: '0.875rem', lineHeight: '1.5rem' };

/** A smaller box in the same room. */
const checkbox = { padding: 2.5, '& svg': { fontSize: 19 } };

/** Trees beside the site. */
export const treeDefaults = {
  MuiTreeItem: { styleOverrides: { content: { ...content, '& .MuiTreeItem-checkbox': checkbox }, label } },
  MuiTreeItem2: { styleOverrides: { content, label, checkbox, labelInput: { ...label, borderRadius: 4 } } },
};
