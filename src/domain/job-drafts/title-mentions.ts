import { sentencesOf } from '../jobs/index.ts';
import { bareOf } from './labels.ts';
import { rolesIn } from './role-in.ts';
import { BROUGHT, BROUGHT_ABROAD } from './role-wanted.ts';

/** A stretch of a brief that may be what its role is called. */
export interface Mention {
  /** As it is written. */
  text: string;
  /** The line it stands in, the subject of a mail as -1. */
  line: number;
  /** Which sentence of the whole it stands in. */
  sentence: number;
  before: string;
  after: string;
  /** How it was found: by a known role, behind a word of wanting, as the opening of a sentence or of a piece of it. */
  found: 'role' | 'wanted' | 'articled' | 'opening' | 'piece';
  /** How its span differs from what was found: nothing, further to the right or to the left, shorter. */
  span: string;
  /** How many words stand in the span before the role that is known. */
  led: number;
}

/** A brief comes to its role in its first lines, or not at all. */
const MOST_LINES = 24;
const MOST_SIGNS = 3500;
const LONGEST_SENTENCE = 700;
const MOST_MENTIONS = 300;
const MOST_WORDS = 7;
/** The line of what is for the recruiter alone. */
export const KEPT = 99;

/** What ends a name of a role in a sentence. */
const ENDS =
  /[,;:.!?()|"“”]|\s[-–—]|\s(?:in|for|at|to|up|down|over|here|there|this|with|who|pra|filial|that|which|based|on|from|and|as|is|are|was|has|have|will|by|into|out|near|starting|paying|please|pls|asap|role|position|wanted|needed|required|(?:[mwfhd]\/)|im|für|mit|ab|zum|zur|bei|und|oder|am|als|der|die|pour|avec|dans|chez|sur|basée?|à|au|aux|qui|et|ou|para|con|que|y|por|per|presso|da|che|nella?|nel|voor|met|bij|te|vanaf|en|op|wij|com|na|no|nos|até|till|til|på|hos|i|för|som|med|och|og|do|w|dla|gesucht|nodig|gezocht)(?=\s|$|[,.;:])|(?<=\p{L}{3})[.]$/iu;
/** What stands before a name and is none of it. */
const LEAD =
  /^(?:(?:une? ou une?|een of|a|an|the|our|your|my|one|two|three|four|five|six|another|new|some|\d{1,2}(?: ?[x×])?|eine[nrm]?|ein|nen|ne|une?|una?|uno|een|ett|um|uma|der|die|das|den|le|la|les|el|il|lo|de|zwei|drei|vier|deux|trois|dos|tres|due|tre|twee|drie|duas|dois|un\(e\)|[x×]|cubrir|contratar|incorporar|dringend|urgent(?:ly)?|me|us|uns|nous|nos|mij|ons|oss) )+/iu;

const phraseOf = (text: string): string => {
  const end = ENDS.exec(text)?.index ?? text.length;
  return text.slice(0, end).trimEnd();
};

/** A small word that may say what a role is of, and does not lead on to where, when or for whom it is. */
const OWN_WORD = String.raw`(?!(?:voor|onze|naar|bij|vast\p{L}*|per|with|from|that|this|role|position|wanted|needed|required|please|based|working|starting|here|again|still|asap|para|por|con|pour|avec|chez|dans|dès|presso|nella?|nello|all\p{L}|mit|für|beim|zum|zur|ab|till|hos|som|med|från|gesucht|nodig|gezocht|sökes|søges|voltijds?|fulltime|parttime|full|part)(?!\p{L}))\p{Ll}{4,}`;

/** What a role is called more closely behind its name, from the narrowest to the widest. */
const FURTHER: readonly (readonly [string, RegExp])[] = [
  ['of', /^ (?:of|OF) \p{Lu}[\p{L}&/-]*(?: \p{Lu}[\p{L}&/-]*){0,2}/u],
  [
    'of both',
    /^ (?:of|OF) \p{Lu}[\p{L}&/-]*(?: \p{Lu}[\p{L}&/-]*)?(?:,? and|,? AND| &) \p{Lu}[\p{L}&/-]*(?: \p{Lu}[\p{L}&/-]*)?/u,
  ],
  ['of small', /^ of \p{Ll}{4,}(?: \p{Ll}{4,})?/u],
  ['comma', /^, \p{L}[\p{L}&/-]+(?: \p{L}[\p{L}&/-]+){0,2}(?=[,.;(]|\s[-–]|$)/u],
  [
    'de',
    /^ (?:de(?: la| los)?|du|des|d[’']|di|del(?:la|le)?|dell[’']|da|do|van) ?\p{L}[\p{L}’'-]{2,}(?: \p{Ll}{5,})?/u,
  ],
  ['für', /^ (?:für|im|in der) \p{L}[\p{L}-]{5,}/u],
  ['field', /^ \p{Lu}[\p{L}&/-]+/u],
  ['fields', /^ \p{Lu}[\p{L}&/-]+ \p{Lu}[\p{L}&/-]+/u],
  ['kind', new RegExp(String.raw`^ ${OWN_WORD}`, 'u')],
  ['kinds', new RegExp(String.raw`^ ${OWN_WORD} ${OWN_WORD}`, 'u')],
  ['dash', /^ [–-] \p{Lu}[\p{L}&/ -]{2,25}?(?=$|[,.(|;]|\s[-–]\s| (?:for|in|at|für|pour|para) )/u],
  ['slash', /^ ?\/ ?\p{L}[\p{L}-]+(?: \p{L}{4,})?/u],
  ['bracket', /^ \([\p{L}\d&/ +.-]{2,30}\)/u],
  ['to', /^ to (?:the )?(?:[A-Z]{2,5}(?!\p{L})|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})/u],
  ['and', /^ (?:and|&|und|et|y|e|en|och|og) \p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]{4,})?/u],
];

/** How many, or which. */
const ARTICLED =
  /(?<!\p{L})(?:an?|another|\d{1,2}(?: ?[x×])?|two|three|four|five|six|seven|eight|eine[nrm]?|ein|nen|une?|un\(e\)|una|uno|um|uma|een|en|ett|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|seis|due|quattro|sei|twee|drie|vijf|zes|dois|duas|três|två|tre|fyra) (?=\p{L}{3})/giu;

/** What a want is told by besides: "stuck for a lab analyst", "do you do locksmiths", "talked about a planning forester". */
const STUCK =
  /(?<!\p{L})(?:(?:stuck|desperate|crying out|gasping|short|screaming|dying|(?:on the|a) (?:hunt|lookout)|in the market|pushed|mad|go|help|up|down|begging|scrambling) (?:for|of|with|a|an)|short|do you (?:do|have|know)|you (?:do|have|know)|(?:got|have|has|had|run|lost|losing|lose|missing|leaving) (?:an?|the|our|my)|(?:talked|spoke|spoken|asked|chatted|discussed|mentioned|emailed) (?:about|of|for|re)|there['’]s|it['’]s|it is|that['’]s|this is|called|title|as|für die|stelle als|poste de|il s[’']agit d[’'eu]|(?:se )?trata de|si tratta di|het gaat om|det gäller|es geht um)(?: (?:an?|the|our|my|two|three|four|five|six|\d+|eine[nrm]?|une?|una?|een|um|uma|en|ett))*\s+(?=\S)/giu;

/** The sentences of a line, as far as somebody writes them: "Sr. Estimator" is one. */
const wholeSentences = (line: string): string[] =>
  sentencesOf(line.slice(0, MOST_SIGNS).replaceAll(/(?<=\b(?:Sr|Jr|Snr|Jnr|Asst|Mgr))\. /gu, '.\u00a0')).map(
    (sentence) => sentence.slice(0, LONGEST_SENTENCE).replaceAll('\u00a0', ' '),
  );

/**
 * Each stretch of a brief that may be what its role is called, in its order.
 * @param kept what is for the recruiter alone: the title may be named in a breath with it
 * @param subject of the mail, where it has one
 */
export function mentionsOf(
  lines: readonly string[],
  kept: readonly string[],
  subject: string | null,
): Mention[] {
  const found: Mention[] = [];
  const seen = new Set<string>();
  let sentence = 0;
  let signs = 0;
  const all: (readonly [number, string])[] = [
    ...(subject === null ? [] : [[-1, subject] as const]),
    ...lines.slice(0, MOST_LINES).map((line, at) => [at, bareOf(line)] as const),
    ...kept.slice(0, MOST_LINES).map((line) => [KEPT, bareOf(line)] as const),
  ];
  for (const [line, said] of all) {
    for (const text of wholeSentences(said)) {
      signs += text.length;
      if (signs > MOST_SIGNS || found.length > MOST_MENTIONS) return found;
      const add = (start: number, end: number, kind: Mention['found'], span: string, led: number): void => {
        const written = text.slice(start, end);
        const key = `${sentence}:${start}:${written}`;
        if (seen.has(key) || !/\p{L}{2}/u.test(written) || written.split(/\s+/u).length > MOST_WORDS) return;
        seen.add(key);
        found.push({
          text: written,
          line,
          sentence,
          before: text.slice(0, start),
          after: text.slice(end),
          found: kind,
          span,
          led,
        });
      };
      for (const { start, end, core } of rolesIn(text)) {
        add(start, end, 'role', '', text.slice(start, core).split(' ').length - 1);
        for (const [name, pattern] of FURTHER) {
          const on = pattern.exec(text.slice(end))?.[0].length ?? 0;
          if (on > 0) add(start, end + on, 'role', name, text.slice(start, core).split(' ').length - 1);
        }
        // "A Grade Electrician", "experienced stylist": each word before may belong or not.
        for (const { 0: word, index } of text.slice(start, core).matchAll(/\S+\s+/gu)) {
          const from = start + index + word.length;
          if (from <= core && from < end)
            add(from, end, 'role', 'short', text.slice(from, core).split(' ').length - 1);
        }
        for (const { index } of text
          .slice(Math.max(0, start - 40), start)
          .matchAll(/(?<=^|\s)(?=[\p{L}\d][\p{L}\d’'/&.-]*(?: [\p{L}\d][\p{L}\d’'/&-]*){0,3} $)/gu)) {
          const from = Math.max(0, start - 40) + index;
          add(from, end, 'role', 'led', text.slice(from, core).split(' ').length - 1);
        }
      }
      for (const pattern of [BROUGHT, BROUGHT_ABROAD, STUCK])
        for (const { 0: brought, index } of text.matchAll(pattern)) {
          const at = index + brought.length;
          const lead = LEAD.exec(text.slice(at))?.[0].length ?? 0;
          const phrase = phraseOf(text.slice(at + lead, at + lead + 90));
          add(at + lead, at + lead + phrase.length, 'wanted', '', 0);
          const two = phrase.split(' ').slice(0, -1).join(' ');
          if (two !== '') add(at + lead, at + lead + two.length, 'wanted', 'short', 0);
          for (const [name, pattern] of FURTHER) {
            const end = at + lead + phrase.length;
            const on = pattern.exec(text.slice(end))?.[0].length ?? 0;
            if (on > 0 && name !== 'kind' && name !== 'kinds') add(at + lead, end + on, 'wanted', name, 0);
          }
        }
      if (line < 10 || line === KEPT)
        for (const { 0: article, index } of text.matchAll(ARTICLED)) {
          const at = index + article.length;
          const phrase = phraseOf(text.slice(at, at + 90));
          add(at, at + phrase.length, 'articled', '', 0);
          for (const [name, pattern] of FURTHER) {
            const on = pattern.exec(text.slice(at + phrase.length))?.[0].length ?? 0;
            if (on > 0 && name !== 'kind' && name !== 'kinds')
              add(at, at + phrase.length + on, 'articled', name, 0);
          }
        }
      for (const { index } of text.matchAll(/(?<=^|[:.!?] |\s[-–—] |, |\()(?=\p{L}|\d)/gu)) {
        const lead = LEAD.exec(text.slice(index))?.[0].length ?? 0;
        const phrase = phraseOf(text.slice(index + lead, index + lead + 90));
        const kind = index === 0 ? 'opening' : 'piece';
        if (line > 10 && line !== KEPT && kind === 'piece') continue;
        add(index + lead, index + lead + phrase.length, kind, '', 0);
        for (const [name, pattern] of FURTHER) {
          const end = index + lead + phrase.length;
          const on = pattern.exec(text.slice(end))?.[0].length ?? 0;
          if (on > 0 && name !== 'kind' && name !== 'kinds') add(index + lead, end + on, kind, name, 0);
        }
      }
      sentence += 1;
    }
  }
  return found;
}
