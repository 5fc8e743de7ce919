import { createRequire } from 'node:module';
import type MarkdownIt from 'markdown-it';
import type sanitizeHtml from 'sanitize-html';
import { withoutUnprinted } from './unprinted.ts';

// Loaded on first use: both are slow to load, and a process that sends no mail needs neither.
const load = createRequire(import.meta.url);
let light: Pick<InstanceType<typeof MarkdownIt>, 'render'> | undefined;
let sanitizer: typeof sanitizeHtml | undefined;

/** Renders bold, italics, lists, paragraphs and line breaks; everything else, HTML included, is shown as typed. */
function lightFormatting(): NonNullable<typeof light> {
  if (light === undefined) {
    const Renderer: typeof MarkdownIt = load('markdown-it');
    light = new Renderer('zero', { html: false, breaks: true }).enable(['list', 'emphasis', 'newline']);
  }
  return light;
}

function sanitize(html: string, options: sanitizeHtml.IOptions): string {
  const loaded: typeof sanitizeHtml = sanitizer ?? load('sanitize-html');
  sanitizer = loaded;
  return loaded(html, options);
}

/** Turn lightly formatted text into HTML for a mail. Safe for any input: tags in it come out as text. */
export function renderLightFormatting(text: string): string {
  return lightFormatting().render(withoutUnprinted(text).replace(/\r\n?/g, '\n')).trim();
}

/** Text as it stands in HTML, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const BLOCKS = ['p', 'div', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'br', 'pre'];
const LISTS = ['ul', 'ol', 'li'];
const TABLES = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'];
const INLINE = [
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'span',
  'code',
  'small',
  'sub',
  'sup',
  'img',
  'font',
];

const LENGTH = /^-?\d{1,4}(\.\d{1,3})?(px|em|rem|pt|%)?$/;
const LENGTHS = /^(-?\d{1,4}(\.\d{1,3})?(px|em|rem|pt|%)? ?){1,4}$/;
const COLOUR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d ,.%]{5,30}\))$/i;
const WORD = /^[a-z-]{2,20}$/i;

/**
 * Make HTML from outside fit for a mail: known tags, links and pictures over http(s), mailto, tel or cid
 * only, no scripts, forms, frames, event handlers, classes or positioned styles.
 */
export function sanitiseHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...BLOCKS, ...LISTS, ...TABLES, ...INLINE],
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      font: ['color', 'size', 'face'],
      td: ['colspan', 'rowspan', 'align', 'valign', 'width'],
      th: ['colspan', 'rowspan', 'align', 'valign', 'width'],
      table: ['width', 'border', 'cellpadding', 'cellspacing', 'align'],
      '*': ['style', 'dir', 'lang'],
    },
    allowedStyles: {
      '*': {
        color: [COLOUR],
        'background-color': [COLOUR],
        'text-align': [WORD],
        'font-weight': [/^([a-z]{4,8}|[1-9]00)$/],
        'font-style': [WORD],
        'font-size': [LENGTH],
        'font-family': [/^[\w ,'"-]{1,120}$/],
        'text-decoration': [WORD],
        'line-height': [LENGTH],
        margin: [LENGTHS],
        padding: [LENGTHS],
        width: [LENGTH],
        'max-width': [LENGTH],
      },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'cid'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
  }).trim();
}

/**
 * The plain text of HTML, as the text part of a mail: paragraphs apart, list items marked, the address of a
 * link behind its words.
 */
export function htmlToText(html: string): string {
  // Sanitised markup is regular enough to be read token by token.
  const regular = sanitize(html, {
    allowedTags: [...BLOCKS, ...LISTS, 'tr', 'td', 'th', 'a', 'img'],
    allowedAttributes: { a: ['href'], img: ['alt'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  });
  const out: string[] = [];
  const lists: { ordered: boolean; item: number }[] = [];
  let link: { href: string; from: number } | null = null;
  for (const [, closing, tag, attribute, text] of regular.matchAll(TOKEN)) {
    if (text !== undefined) {
      out.push(decodeEntities(text).replace(/[ \t\r\n\f]+/g, ' '));
      continue;
    }
    const end = closing === '/';
    switch (tag) {
      case 'br':
        out.push('\n');
        break;
      case 'hr':
        out.push(BREAK, '---', BREAK);
        break;
      case 'img':
        out.push(decodeEntities(attribute ?? ''));
        break;
      case 'ul':
      case 'ol':
        if (end) lists.pop();
        else lists.push({ ordered: tag === 'ol', item: 0 });
        if (lists.length === (end ? 0 : 1)) out.push(BREAK);
        break;
      case 'li': {
        const list = lists.at(-1);
        if (end || !list) break;
        list.item += 1;
        out.push('\n', '  '.repeat(Math.min(lists.length - 1, 8)), list.ordered ? `${list.item}. ` : '- ');
        break;
      }
      case 'tr':
        out.push('\n');
        break;
      case 'td':
      case 'th':
        if (end) out.push('  ');
        break;
      case 'a':
        if (!end) link = { href: decodeEntities(attribute ?? ''), from: out.length };
        else if (link) {
          const words = out.slice(link.from).join('').trim();
          if (link.href !== '' && !sameLink(link.href, words)) out.push(` (${link.href})`);
          link = null;
        }
        break;
      default:
        out.push(BREAK);
    }
  }
  return tidy(out.join(''));
}

/** A paragraph's edge; any number of them in a row is one empty line. */
const BREAK = '\n\n';
const TOKEN = /<(\/?)([a-z0-9]+)(?: [a-z]+="([^"]*)")?\s*\/?>|([^<]+)/g;

function tidy(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const kept = line.trimEnd().replace(/^ (?=\S)/, '');
    if (kept !== '' || lines.at(-1) !== '') lines.push(kept);
  }
  return lines.join('\n').trim();
}

function sameLink(href: string, words: string): boolean {
  const bare = (link: string) => link.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  return bare(href) === bare(words);
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
