import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Product {
  id: string;
  name: string;
  stock?: number;
  children?: Product[];
}

const PRODUCTS: Product[] = [
  {
    id: 'tea',
    name: 'Tea',
    children: [
      { id: 'green', name: 'Green tea', stock: 18 },
      { id: 'mint', name: 'Mint', stock: 0 },
    ],
  },
  { id: 'coffee', name: 'Coffee', stock: 7 },
];

function getProductLabel({ name, stock }: Product) {
  if (stock === undefined) {
    return name;
  }
  return stock > 0 ? `${name}: ${stock} in stock` : `${name}: sold out`;
}

export default function RichItemsGetItemLabel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <RichTreeView
        aria-label="Stock"
        items={PRODUCTS}
        getItemLabel={getProductLabel}
        defaultExpandedItems={['tea']}
      />
    </Box>
  );
}
