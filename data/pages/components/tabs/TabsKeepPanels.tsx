import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

const languages = ['English', 'Deutsch', 'Norsk'];

export default function TabsKeepPanels() {
  const [tab, setTab] = React.useState('English');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={tab}
        onChange={(_, next: string) => setTab(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Language of the title"
      >
        {languages.map((language) => (
          <Tab
            key={language}
            value={language}
            label={language}
            id={`title-tab-${language}`}
            aria-controls={`title-panel-${language}`}
          />
        ))}
      </Tabs>
      {languages.map((language) => (
        <Box
          key={language}
          role="tabpanel"
          id={`title-panel-${language}`}
          aria-labelledby={`title-tab-${language}`}
          hidden={tab !== language}
          sx={{ pt: 2 }}
        >
          <TextField label={`Title (${language})`} />
        </Box>
      ))}
    </Box>
  );
}
