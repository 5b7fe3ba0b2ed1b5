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

/** The dialect of texts (RULES §10); one instance serves every page of a thread. */
export const markdown = createMarkdown();

function createMarkdown(): MarkdownIt {
  const md = new MarkdownIt({ html: true, linkify: true }).use(cjkFriendly);
  // Bare addresses are links when they begin with their scheme; `docs.example` in a sentence is a name.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  md.core.ruler.disable('linkify');
  // An address that runs code is a mistake with a place (5-check), which text in brackets would not be.
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
    .use(mailAddresses)
    .use(softBreaks);
}

/** An address stays as its author wrote it, Chinese too; only what ends an attribute or a url is encoded. */
function keepAddress(url: string): string {
  return url.replace(/[\s"<>\\^`{|}]/g, encodeURIComponent);
}
