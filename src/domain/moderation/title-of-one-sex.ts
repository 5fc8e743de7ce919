import { invokesException } from './grounds.ts';
import { type Piece, wordsAt } from './piece.ts';
import { rewordingFor } from './reasons.ts';
import type { Finding, Review } from './types.ts';

// Who is sought, in German, Spanish and French, by the form of a title that names women alone: "Kassiererin für unseren Hofladen", "Dependienta
// para zapatería", "Vendeuse en boulangerie". Whoever sends it is told, as some write so of whoever comes.

const OPENS =
  '^\\W*(?:(?:(?:wir|on|nous) )?(?:suchen|sucht|gesucht(?: wird)?:?|(?:se )?busca(?:mos)?|(?:se )?necesita(?:mos)?|recherch(?:e|ons)|cherch(?:e|ons)) (?:ab sofort |dringend )?)?(?:eine |una |une )?';
const GERMAN =
  '\\p{L}{2,}(?:er|ist|ent|eur|or|ant|log|iker|ekär|ärzt|köch)in(?=(?: (?:für|in|im|ab|mit|zur|zum|auf|bei|gesucht))(?!\\p{L})|,|\\W*$)';
const SPANISH =
  '(?:camarera|dependienta|cocinera|limpiadora|enfermera|secretaria|administrativa|cajera|peluquera|costurera|reponedora|vendedora|teleoperadora|cuidadora|panadera|carnicera|gerocultora)(?=(?: (?:para|de|en|con))(?!\\p{L})|,|\\W*$)';
const FRENCH =
  '(?:vendeuse|caissière|serveuse|infirmière|coiffeuse|esthéticienne|assistante|cuisinière|boulangère|couturière|conseillère|employée|ouvrière|formatrice|animatrice|éducatrice|aide-soignante|technicienne)(?=(?: (?:pour|en|à|de|dans|chez))(?!\\p{L})|,|\\W*$)';
const TITLE = new RegExp(`${OPENS}(?<title>${GERMAN}|${SPANISH}|${FRENCH})`, 'iu');

/** That both sexes are meant, that a law is cited, or that the part is one to be played. */
const BOTH =
  /(?:§ ?\d|m\/w|w\/m|m\/f|h\/f|f\/h|h\/m|m\/h|[*:_·/-]-?in(?:nen)?(?!\p{L})|\/-?[oae](?!\p{L})|\((?:h|e|o|a|in)\)|·e)|(?<!\p{L})(?:agg|divers|geschlecht\p{L}*|tous genres|in (?:oder|und) \p{L}+|(?:oder|und|o|y|ou|et) \p{L}+(?:er|ist|or|ero|eur)|rolle|rôle|papel|schauspiel\p{L}*|actri\p{L}+)(?!\p{L})/iu;
/** Words that end so and are no title. */
const NO_TITLE = /^(?:heparin|glycerin|mandarin|nektarin|berlin|severin|katherin|kathrin|florentin)$/iu;

/** Findings about titles that name women alone, where nothing of the texts that leave together says that both are meant. */
export function titlesOfOneSex(pieces: readonly Piece[], { isUnread, isShown, isSource }: Review): Finding[] {
  if (isSource === true || (isUnread !== true && isShown !== true)) return [];
  const all = pieces.map(({ original }) => original).join('\n');
  if (BOTH.test(all) || pieces.some(({ clauses }) => clauses.some(({ lower }) => invokesException(lower))))
    return [];
  return pieces.flatMap((piece) =>
    piece.clauses.flatMap(({ text, start }): Finding[] => {
      const match = TITLE.exec(text);
      const title = match?.groups?.title ?? '';
      if (match === null || NO_TITLE.test(title)) return [];
      return [
        {
          verdict: 'look',
          about: 'sex',
          ...wordsAt(piece, start + match[0].length - title.length, title),
          reason: 'Names one sex alone for the job.',
          rewording: rewordingFor('sex', 'role'),
        },
      ];
    }),
  );
}
