/**
 * Tells the browser to fetch the page behind a link when a reader is about to follow it: every link is a
 * plain load, and most of its time is gone before the click. Only pages of this site.
 */
export const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: '[target=_blank],[download]' } }],
      },
      eagerness: 'moderate',
    },
  ],
})}</script>`;
