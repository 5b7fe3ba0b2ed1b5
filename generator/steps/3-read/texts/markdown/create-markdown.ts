import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { softBreaks } from '../../../../markup/soft-breaks';
import { escapeMarkers } from '../escape-markers';
import { callouts } from './callout';
import { codeRules } from './code-rules';
import { codeblocks } from './codeblock';
import { featureLists } from './feature-list';
import { headingRules } from './heading-rules';
import { recordOffsets } from './inline-state';
import { mailAddresses } from './mail-addresses';
import { markers } from './marker';
import { tableRules } from './table-rules';
import { undefinedReferences } from './undefined-references';
import { unendedHtml } from './unended-html';

/** The Markdown dialect of texts (RULES §10); one instance for all pages of a thread. */
export const markdown = createMarkdown();

function createMarkdown(): MarkdownIt {
  const md = new MarkdownIt({ html: true, linkify: true }).use(cjkFriendly);
  // Bare URLs are links if they start with their scheme; `docs.example` in a sentence is a name.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  md.core.ruler.disable('linkify');
  // A link that would run code is a problem with a place (5-check); markdown-it would render it as text.
  md.validateLink = () => true;
  md.normalizeLink = keepAddress;
  md.normalizeLinkText = escapeMarkers;
  return md
    .use(recordOffsets)
    .use(markers)
    .use(callouts)
    .use(codeblocks)
    .use(featureLists)
    .use(codeRules)
    .use(tableRules)
    .use(headingRules)
    .use(undefinedReferences)
    .use(unendedHtml)
    .use(mailAddresses)
    .use(softBreaks);
}

/**
 * Keeps an address as written, including Chinese characters; only characters that end an attribute or URL are
 * encoded.
 */
function keepAddress(url: string): string {
  return url.replace(/[\s"<>\\^`{|}]/g, encodeURIComponent);
}
