import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { isHouseSomewhere } from './bent-places.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isInDictionary } from './reading.ts';

/** How letters and messages close, in the languages that they are written in. */
const CLOSING =
  'Ta|Thx|Tks|Rgds|[Ss]lainte|[Uu]n beso|[Bb]eijos?|[Bb]aci|(?:[Kk]ind(?:est)? |[Bb]est |[Ww]arm(?:est)? |[Mm]any )?[Rr]egards|[Aa]ll the best|[Bb]est(?: wishes)?|[Cc]heers|[Mm]any thanks|[Tt]hanks(?: again| a million)?|[Ss]incerely|[Yy]ours(?: sincerely| faithfully| truly)?|[Cc]ordially|[Ss]lán|[Nn]gā mihi|Nga mihi|[Aa]tte|[Aa]ttn?|[Aa]tentamente|[Ss]aludos(?: cordiales)?|[Uu]n (?:cordial )?saludo|[Uu]n abrazo|[Aa]braços?|[Aa]tenciosamente|(?:[Mm]elhores |[Oo]s meus )?[Cc]umprimentos|[Cc]ordialement|[Bb]ien (?:à vous|cordialement)|[Bb]ises|[Ss]alutations(?: distinguées)?|(?:[Cc]ordiali |[Dd]istinti |[Uu]n )?[Ss]aluti|[Mm]it (?:freundlichen|besten|lieben) Grüßen|(?:[Vv]iele |[Ll]iebe |[Bb]este |[Hh]erzliche |[Ss]chöne )?Gr(?:ü|ue)(?:ß|ss)e|Gruß|MfG|LG|VG|(?:[Mm]et )?(?:vriendelijke |hartelijke )?[Gg]roet(?:en|jes)?|[Mm]vg|[Mm]ed vänlig(?:a)? hälsning(?:ar)?|(?:[Vv]änliga )?[Hh]älsningar|[Mm]vh|(?:[Mm]ed )?[Vv]enlig hilsen|[Hh]ilsen|[Mm]ed vennlig hilsen|(?:[Yy]stävällisin )?[Tt]erveisin|[Pp]ozdrawiam|[Zz] poważaniem|[Ss] pozdravem|[Ss] pozdravom|[Üü]dvözlettel|[Cc]u stimă|[Ss]aygılarımla|[Ss]evgiler|[Tt]rân trọng|[Ss]alam(?: hormat)?|[Зз] повагою|[Сс] уважением|[Mm]e ekt[ií]mηση';
const NAME = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,30}";
/** Who signs behind it, at the end of a text or of a line. */
const SIGNED = new RegExp(
  `(?=\\p{Lu})(?<=(?:^|[.!?;\\n]\\s{0,3})(?:${CLOSING})[.,!]{0,2}\\s{1,3}(?:\\n\\s{0,4})?[–—-]?\\s?)(${NAME}(?: ${NAME}){0,2})(?=\\s{0,3}[.!)]?\\s{0,3}(?:$|\\n|[,|] ?(?:\\[|\\+?\\d|\\p{Ll})))`,
  'gu',
);

/** Who signs without a word, behind the last sentence: `On y va? Mélissa`. */
const LAST = new RegExp(`(?<=\\p{Ll}{2,}[.!?…] \\s?)(${NAME})(?=[.!]?\\s*$)`, 'gu');
const isOnlyGiven = (word: string): boolean =>
  isKnownGiven(word) &&
  !isInDictionary(word.toLowerCase()) &&
  placeNamed(fold(word), 'AU') === null &&
  !isHouseSomewhere(word);

/** Names with which a text is signed, by the candidate in a form that no list has or by who wrote of them: `Atte., Quino`. */
export const signedIn = (text: string): UncertainOccurrence[] =>
  [
    ...matchesOf(SIGNED, text),
    ...matchesOf(LAST, text).filter(({ 1: name = '' }) => isOnlyGiven(name)),
  ].flatMap(({ 1: name = '', index }) => {
    const isWord = name.split(' ').every((word) => isInDictionary(word.toLowerCase()) && !isKnownGiven(word));
    return isWord
      ? []
      : [
          {
            start: index,
            end: index + name.length,
            reason: 'name',
            why: 'signs the text, and may tell who it is',
          },
        ];
  });
