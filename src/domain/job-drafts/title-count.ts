import { placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';

/** "A second payroll officer", "one more dental nurse": how many there are already. A second chef, engineer or officer of a ship is a rank. */
const ONE_MORE =
  /^(?:(?:second|third|fourth|fifth|further|one more|two more|more|deuxième|troisième|zweite[nrs]?|dritte[nrs]?|weitere[nrs]?|segund[oa]|tercer[oa]?|second[oa]|tweede|derde|andra|tredje)\s+)(?!(?:chefs?|cooks?|engineers?|officers?|mates?|stewards?|sous|violins?|assistants?|in|years?|line|fix|man|stages?|levels?|shifts?|hands?|de|di|da|secretar\p{L}+|row|radio|camera\p{L}*|class|language|maître|pilots?|butcher)(?!\p{L}))(?=\p{L})/iu;

/** A title without how many there are already, and without the town that it is for. */
export function withoutCount(title: string, home: string): string {
  const bare = title.replace(ONE_MORE, '');
  const named = bare !== title && roleIn(bare) !== null ? bare : title;
  return named.replace(
    /(?<=\p{L}{3})\s+for\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u,
    (behind, town: string) => (placeOf(town, home)?.city === undefined ? behind : ''),
  );
}
