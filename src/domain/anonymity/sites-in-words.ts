import { parse } from 'tldts';
import { matchesOf } from '#src/lib/matches.ts';
import type { Edit } from './spans.ts';

/** The stop of an address as it is said. */
const DOT = '(?:dot|punkt|punktum|prikk|punto|ponto|point|punt|kropka|tečka|bodka|piste)';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,40}[\\p{L}\\p{N}])?';
/** Words before a stop that is said, and what follows it up to the end of an address. */
const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}@._-])((?:www ${DOT} |(?!www )${LABEL} ){1,7}?)${DOT} ((?:${LABEL} ${DOT} ){0,2}\\p{L}{2,12})(?: (?:slash|forward slash|schrägstrich|barra|streep) ${LABEL}){0,5}(?![\\p{L}\\p{N}-])`,
  'giu',
);
/** Behind these the address begins: what says that one follows, and what stands before any noun. */
const BEFORE =
  /^(?:is|are|at|on|under|via|visit|see|sees?|called|named|site|website|webpage|page|blog|portfolio|shop|store|address|domain|url|web|online|to|from|and|or|for|of|with|through|by|ist|unter|auf|heißt|lautet|webseite|homepage|seite|est|sur|à|chez|es|está|en|página|web|è|su|sito|é|em|no|na|op|website|staat|på|er|är|her|his|their|my|its)$/iu;
const NO_NAME =
  /^(?:the|a|an|der|die|das|den|dem|le|la|les|el|los|il|lo|o|os|de|het|this|that|early|late|another)$/iu;

/**
 * Addresses on the web that are said in words, whole: `marchetti gardens dot com`. Only what ends as an address does, behind what says that one
 * follows.
 */
export const sitesInWordsIn = (text: string): Edit[] =>
  matchesOf(SAID, text).flatMap(({ 0: said, 1: words = '', 2: ending = '', index }) => {
    const last = /\p{L}+$/u.exec(ending)?.[0].toLowerCase() ?? '';
    if (parse(`example.${last}`).isIcann !== true) return [];
    const before = words.trim().split(' ');
    const from = before.findLastIndex((word) => BEFORE.test(word));
    const all = before.slice(from + 1);
    const isWeb = /^www$/iu.test(all[0] ?? '');
    const own = isWeb ? all.slice(2) : all;
    const isTold = isWeb || from >= 0 || /[:(]\s?$|^\s*$/u.test(text.slice(Math.max(0, index - 2), index));
    if (own.length === 0 || own.length > 4 || !isTold || own.some((word) => NO_NAME.test(word))) return [];
    const start = index + words.length - (all.join(' ').length + 1);
    return [{ start, end: index + said.length, reason: 'url', with: '[link removed]' }];
  });
