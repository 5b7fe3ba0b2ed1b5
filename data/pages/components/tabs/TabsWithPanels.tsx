import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const texts = ['Open from nine to five.', 'Tickets are sold at the gate.'];

export default function TabsWithPanels() {
  const [tab, setTab] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={tab}
        onChange={(_, next: number) => setTab(next)}
        aria-label="Visiting the museum"
      >
        <Tab id="visit-tab-0" aria-controls="visit-panel" label="Hours" />
        <Tab id="visit-tab-1" aria-controls="visit-panel" label="Tickets" />
      </Tabs>
      <Box
        role="tabpanel"
        id="visit-panel"
        aria-labelledby={`visit-tab-${tab}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {texts[tab]}
      </Box>
    </Box>
  );
}
