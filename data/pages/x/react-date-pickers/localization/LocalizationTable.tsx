import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import * as locales from '@mui/x-date-pickers/locales';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const tagOf = (name: string) =>
  name.replace('kz', 'kk').replace(/[A-Z]+/, (country) => `-${country}`);

const keys = Object.keys(locales.DEFAULT_LOCALE);
const rows = Object.entries(locales).flatMap(([name, locale]) => {
  if (!('components' in locale)) return [];
  const texts =
    locale.components.MuiLocalizationProvider.defaultProps.localeText;
  const done = keys.filter((key) => key in texts).length;
  return [{ name, tag: tagOf(name), done }];
});

export default function LocalizationTable() {
  return (
    <Box tabIndex={0} sx={{ width: '100%', height: 400, overflow: 'auto' }}>
      <Table size="small" stickyHeader aria-label="Locales">
        <TableHead>
          <TableRow>
            <TableCell>Language</TableCell>
            <TableCell>Tag</TableCell>
            <TableCell>Import</TableCell>
            <TableCell align="right">Texts</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, tag, done }) => (
            <TableRow key={name}>
              {/* A server and a browser may name a language differently. */}
              <TableCell suppressHydrationWarning>
                {languageNames.of(tag)}
              </TableCell>
              <TableCell>{tag}</TableCell>
              <TableCell>{name}</TableCell>
              <TableCell align="right">
                {done} of {keys.length}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
