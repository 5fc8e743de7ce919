import { roleIn } from './role-in.ts';

/** "Title wise let's say CRM Executive", "the official title is Ward Clerk": what somebody says that the role is called. */
const CALLED =
  /(?<!\p{L})(?:(?:(?:job|official|working|full|exact|proper) )?title(?:[- ]wise)?|role name|titel|stellenbezeichnung|intitulé(?: du poste)?|título(?: del puesto)?|titolo|functietitel|nome da vaga)(?:,| is| will be| would be| should be| ist| lautet| est| es| è| é| wordt)?(?: (?:let['’]s|we['’]ll|i['’]d|we) (?:say|call it|go with|use|go for)| (?:something like|along the lines of))?[:,]?\s+["“”']?(\p{Lu}[\p{L}\d/&’'() -]{2,60}?)["“”']?(?=[.,;!]|\s+(?:or|but|though|please|pls|i guess)(?!\p{L})|$)|(?<!\p{L})(?:call (?:it|the role|them|this)|advertise (?:it|them|this)? ?as|nennen (?:wir )?(?:es|sie)|appelez[- ]le|llámalo|chiamalo|noem het)(?: an?)? ["“”']?(\p{Lu}[\p{L}\d/&’'() -]{2,60}?)["“”']?(?=[.,;!]|$)/iu;

/** What somebody must have, or what is done, and no role. */
const NO_TITLE =
  /(?<!\p{L})(?:licen[cs]e|tickets?|degree|diploma|certificate|experience|years?|yrs?|background|salary|pay|rate|start|interview\p{L}*|benefits|hours|monday|tuesday|wednesday|thursday|friday|call|notes?|brief|urgent|meeting|erfahrung|jahre|gehalt|salaire|ans|años|anni|jaar|anos|audio|áudio|llamada|anruf|appel|telefonat|chiamata|belnotitie|ligação|vacancy|position|requisition|priority|confidential|private|internal|important|wichtig|notice|request|stellenangebot|vacature|annonce|oferta|anuncio|client|street|road)(?!\p{L})/iu;

/** "The position is Staff Accountant, reporting to …", "the vacancy is for a Loans Officer at …": the role, in so many words. */
const IS_THE_ROLE =
  /(?<!\p{L})(?:the|this|our) (?:position|role|post|vacancy|job|opening) (?:is|will be) (?:that of |for )?(?:an? |the )?(\p{Lu}[\p{L}&’'/ -]{3,50}?)(?=[,.;(]| (?:reporting|based|at|in|for|within|on|who)(?!\p{L})|$)/u;

/** The title that somebody says the role has, in so many words; null of none. */
export function titleCalled(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [, called, advertised] = CALLED.exec(line) ?? [];
    const said = called ?? advertised;
    if (said !== undefined && /^\p{Lu}/u.test(said) && !NO_TITLE.test(said)) return said.trim();
    const [, role = ''] = IS_THE_ROLE.exec(line) ?? [];
    if (role !== '' && !NO_TITLE.test(role) && roleIn(role) !== null) return role.trim();
  }
  return null;
}
