import { matchesOf } from '#src/lib/matches.ts';
import { beginsSentence, capitalised, type Edit } from './spans.ts';
import { tongueOf } from './tongues.ts';

const SUBJECT =
  /(?<![\p{L}\p{N}'’-])((?:(?:lors|puis|jus)?qu|s)['’])?(il|elle)(?= \p{Ll}| [ns]['’])(?! y )/giu;
/** What nobody does: "il faut", "il s'agit de", "il est possible de". */
const IMPERSONAL =
  /^ (?:ne |n['’]|lui |nous |vous |leur |me |m['’])?(?:y (?:a|avait|aura|ait)|en (?:va|est|reste|résulte)|faut|fallait|faudra|faudrait|s['’]agi\p{L}*|convien\p{L}*|suffi\p{L}*|sembl\p{L}*|paraît|import\p{L}*|rest\p{L}* (?:à|de|que)|manqu\p{L}* (?:de|un|des)|exist\p{L}*|arriv\p{L}* (?:que|de)|se (?:peut|trouve que)|va de soi|(?:est|était|serait|sera) (?:\p{L}+ )?(?:important|essentiel|possible|impossible|nécessaire|utile|vrai|clair|difficile|facile|temps|rare|préférable|prévu|question|[àa] noter|conseillé|recommandé|demandé|\d+ h|\p{L}+ heures?)(?= (?:de|d['’]|que|qu['’]|à)|[ .,;]|$))/iu;
/** A thing that the sentence before is about: the pronoun may be its. */
const THING =
  /^(?:[\s\-–—*•"«]*)(?:(?:le|la|les|un|une|ce|cet|cette|son|sa|ses|notre|leur|chaque) |l['’])(?!(?:jeune |futur[e]? )?(?:candidate?|personne|homme|femme|ingénieure?|cheff?e?|direct\p{L}+|responsable|manage[ur]\p{L}*|consultante?|collègue|profil)(?!\p{L}))/iu;
const IS =
  /^ (?:ne |n['’])?(?:s['’](?:est|était)|est|était|sera|serait|fut|soit|a été|avait été|reste|devient|demeure)(?: (?:pas|plus|aussi|très|bien|toujours|déjà|ensuite|également|encore|particulièrement|actuellement|maintenant|\p{L}+ment))* (\p{Ll}+)(?!\p{L})/iu;
/** "sérieux et motivé": by its end no verb of another clause. */
const JOINED = /^ et (?:\p{L}+ment |très |bien )?(\p{Ll}+(?:eux|é|if))(?!\p{L})/u;
/** Behind "est" without agreement. */
const UNBENT =
  /^(?:[àa]|en|de|du|des|un|une|le|la|les|au|aux|chez|dans|pour|par|sur|sous|avec|sans|qui|que|ce|plus|moins|ici|là|depuis|bien|aussi|issu(?=e)|tout|ainsi|devenu(?=e))$/iu;

const BENDS = /(?:[éiu]|is|it|rt|nt|us|ct|al|in|an)$/u;

/** A participle or adjective as it goes with "cette personne"; null where it goes with it as it is. */
function feminine(word: string): string | null {
  if (UNBENT.test(word)) return null;
  if (/eux$/u.test(word)) return word.replace(/x$/u, 'se');
  if (/if$/u.test(word)) return word.replace(/f$/u, 've');
  if (/(?:^|[^i])er$/u.test(word)) return null;
  if (/(?:el|en|on)$/u.test(word)) return `${word}${word.slice(-1)}e`;
  return BENDS.test(word) ? `${word}e` : null;
}

/**
 * The subjects of a French text that tell the sex: each becomes "cette personne", with what agrees with it. One that may be a thing's, or
 * nobody's, stays.
 */
export function frenchPronounsIn(text: string): Edit[] {
  const found = matchesOf(SUBJECT, text);
  if (found.length === 0 || tongueOf(text) !== 'fr') return [];
  return found.flatMap(({ 0: said, 1: joined = '', 2: pronoun = '', index }): Edit[] => {
    const end = index + said.length;
    const after = text.slice(end, end + 80);
    if (IMPERSONAL.test(after) || isOfThing(text, index)) return [];
    const link = joined === '' ? '' : `${/^s/iu.test(joined) ? 'si' : joined.slice(0, -1).concat('e')} `;
    const whole = `${link}cette personne`;
    const shown = beginsSentence(text, index) || /^\p{Lu}/u.test(said) ? capitalised(whole) : whole;
    const edits: Edit[] = [{ start: index, end, reason: 'pronoun', with: shown }];
    const is = /^il$/iu.test(pronoun) ? IS.exec(after) : null;
    const word = is?.[1];
    const bent = word === undefined ? null : feminine(word);
    if (is !== null && word !== undefined && bent !== null) {
      const to = end + is[0].length;
      edits.push({ start: to - word.length, end: to, reason: 'pronoun', with: bent });
      const { 0: joinedTo = '', 1: next = '' } = JOINED.exec(text.slice(to)) ?? [];
      const also = feminine(next);
      const until = to + joinedTo.length;
      if (also !== null)
        edits.push({ start: until - next.length, end: until, reason: 'pronoun', with: also });
    }
    return edits;
  });
}

/** Whether the sentence before is about a thing, or the own one began with one. */
function isOfThing(text: string, at: number): boolean {
  const [, before = '', own = ''] =
    /([^.!?\n]*[.!?]\s+)?([^.!?\n]*)$/u.exec(text.slice(Math.max(0, at - 300), at)) ?? [];
  return own.trim() === '' ? THING.test(before) : THING.test(own);
}
