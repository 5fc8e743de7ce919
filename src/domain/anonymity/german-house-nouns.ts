import { matchesOf } from '#src/lib/matches.ts';
import { readerOf } from '../speech/readers.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { coverOf } from './spans.ts';

/** A home, a group or an inn before a noun that it is called by, without an article between them: `Kita Regenbogen`, `Wohnbereich Sonnenblick`. */
const CALLED =
  /(?<![\p{L}\p{N}-])(?:Kita|Kinderkrippe|Krippe|Kindergarten|Hort|Kinderhaus|Wohnbereich|Wohngruppe|[\p{Lu}]\p{Ll}*gruppe|Pflegeheim|Seniorenheim|Altenheim|Residenz|Stift|Gasthaus|Gasthof|Hotel|Pension|Restaurant|Café|Wirtshaus|Hofgut|Landhaus|Grundschule|Realschule|Apotheke|Station|Haus|Team) ((?:(?:Am|Im|Zum|Zur|Alte[rs]?|Neue[rs]?|Goldene[rs]?|Kleine[rs]?|Bunte[rs]?|Rote[rs]?|Blaue[rs]?|Weiße[rs]?) )?\p{Lu}\p{Ll}{3,}(?:-\p{Lu}\p{Ll}+)?)(?![\p{L}\p{N}-])/gu;
/** What a group, a station or a team is of, by its work or by whom it is for. */
const OF_ITS_WORK =
  /(?:ung|ion|tik|gie|rie|heit|keit|kauf|trieb|dienst|pflege|technik|leitung|sicherung|bau|Demenz|Innere|Intensiv|Notaufnahme|Geriatrie|Lager|Versand|Labor|Verwaltung|Empfang|Service|Kinder|Jugendliche|Erwachsene|Senioren|Beatmung|Nord|Süd|Ost|West|Mitte|Schicht|Montag|Nacht|Personal|Finanzen|Recht|Küche|Bar|Spätdienst|Reha|Palliativ|Onko|Gyn|Stroke|Küche|Garten|Kunden|Wartung|Entwicklung|Backoffice|Innendienst|Außendienst|Größe|Nähe|Bahnhof|Garage|Auto|Balkon|Frühstück|Arbeit|Erfahrung|Zeit|Platz|Wert)$/u;

/**
 * Nouns of German that a home, a group or an inn is called by: each noun has a capital there, so that nothing else tells them from words.
 * @param terms what the candidate is recorded as able to do
 */
export function germanHouseNounsIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  if (readerOf(text) !== 'de') return [];
  const found = matchesOf(CALLED, text).flatMap(({ 0: whole, 1: name = '', index }) => {
    if (OF_ITS_WORK.test(name) || OF_FORMS.has(name.toLowerCase()) || OF_WORK.test(name)) return [];
    const end = index + whole.length;
    return [{ start: end - name.length, end }];
  });
  if (found.length === 0) return [];
  const known = coverOf(termsOf(text, terms));
  return found
    .filter((one) => !known.overlaps(one))
    .map((one) => ({
      ...one,
      reason: 'employer',
      why: 'stands behind a home, a group or an inn, and may be its name',
    }));
}
