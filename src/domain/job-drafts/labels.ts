import { isDuty, sentencesOf } from '../jobs/index.ts';
import { roleIn } from './role-in.ts';

export const LABELS = {
  title:
    /^(?:(?:[\p{L}/-]+ ){0,2}(?:title|designation)(?: of (?:the )?(?:post|job|role|position))?|(?:job|role|person|position|candidate) (?:spec|specification|brief|profile|advert|ad)|(?:vacant |open )?(?:post|position|role)(?: (?:required|vacant|name|to fill|applied for))?|(?:job|position|role|post) (?:title|role)|title|role|position|post|vacancy|job|stelle|stellenbezeichnung|gesucht wird|poste|intitulé(?: du poste)?|puesto|vacante|cargo|posizione|ruolo|vacature|functie(?:titel)?|designation|role title|opening|what(?: we need)?|who(?: we need)?|was|wen|quoi|qui|qué|quién|wat|wie(?= ?:)|cosa|chi|looking for|hiring|needed|wanted|besoin|bedarf|gesucht|söker|tjänst|stilling|stanowisko|figura(?: ricercata| professionale)?|profilo(?: ricercato)?|mansione|qualifica|cerchiamo|gezocht|(?:(?:segue|segue abaixo|aí vai|abrimos|temos)(?: a| uma)? )?vaga|(?:te |os |le )?(?:paso|mando|dejo) (?:la|una) vacante|função|posição|puesto vacante|posición|funktion|position|perfil)\s*[:–-]\s*(.{2,})$/iu,
  client:
    /^(?:client|company|employer|organi[sz]ation|hiring company|on behalf of|kunde|auftraggeber|unternehmen|entreprise)\s*[:–-]\s*(.{2,})$/i,
  location:
    /^(?:hq|loc\.?|location|place of work|work location|work ?sites?|place of employment|duty station|reporting (?:site|location)|office|based in|site|where|standort|arbeitsort|einsatzort|dienstsitz|lieu(?: de travail)?|localisation|ubicación|lugar(?: de trabajo)?|localidad|sede(?: di lavoro)?|plaats|luogo(?: di lavoro)?|place|base|based|workplace|job location|job site|wo|où|dónde|waar|dove|onde|area|region|territory|patch|standplaats|werkplek|werklocatie|locatie|dienstort|arbeitsstätte|arbeitsplatz|einsatzgebiet|lieu d[’']exercice|poste basé|zona|región|centro de trabajo|local(?: de trabalho)?|localização|cidade)\s*[:–-]\s*(.{2,})$/i,
  town: /^(?:(?:which |your )?(?:town|branch|shop)|(?:unit|facility|hospital)(?=\s*:[^,]*,)|town|city|centro|sucursal|filiale|vestiging|unidade|filial|niederlassung|branch|depot|plant|store|clinic|office location|agence|tienda|punto vendita|suburb|campus|home|branch|school(?: site)?|ort|stadt|ville|ciudad)\s*[:–-]\s*(.{2,})$/i,
  pay: /^(?:salary|pay|rate|day rate|daily rate|hourly rate|comp|compensation|remuneration|package|budget|base|salary range|gehalt|jahresgehalt|vergütung|salaire|rémunération|tjm|salario|sueldo|retribución|wages?|ctc|stipendio|ral|retribuzione|compenso|salaris|loon|uurloon|lohn|stundenlohn|verdienst|bezahlung|taux horaire|banda(?: salarial)?|salário|remuneração)\s*[:–-]\s*(.{2,})$/i,
  employment:
    /^(?:employment type|job type|contract type|type of employment|type|hours|employment|engagement|contract|working pattern|vertragsart|anstellungsart|type de contrat|contrat|contrato|jornada|status|basis|tenure|terms|nature|(?:full|part|permanent|perm|fixed|temp)[\p{L} -]{0,14}(?:or|\/) ?[\p{L} -]{3,20}|contratto|tipo di contratto|tipo de contrato|dienstverband|contractvorm|vertrag|arbeitszeit|regime|vínculo)\s*[:–-]\s*(.{2,})$/iu,
  start:
    /^(?:(?:target|anticipated|expected|proposed|desired|planned|ideal) start(?:ing)?(?: date)?|joining(?: date)?|date of joining|doj|(?:when|date|from when|start) (?:needed|required|wanted|from|do you need (?:them|someone))|(?:needed|required|wanted) (?:by|from)|when|from|start date|start|starting|starts|commencement|commencement date|commencing|kick-?off|available from|eintritt|eintrittsdatum|eintrittstermin|beginn|début|date de début|démarrage|prise de (?:poste|fonctions?)|stellenantritt|dienstbeginn|incorporación|fecha de (?:inicio|incorporación)|inicio|inizio(?: previsto)?|data (?:di )?inizio|decorrenza|ingangsdatum|startdatum|aanvang|início|data de início|início previsto|entrada|startdatum|arbeitsbeginn|start on|date of start|tillträde|tiltrædelse|tiltredelse|startdato|when)\s*[:–-]\s*(.{2,})$/i,
} as const;

export type Labelled = Partial<Record<keyof typeof LABELS, string>>;

/** A line without the signs of a list or a heading. */
export const bareOf = (line: string): string =>
  line
    .replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, '')
    .replace(/\*\*|__|^#+\s*/g, '')
    .trim();

/** Labels that head a role where one stands behind them, and what is asked elsewhere. */
const OF_ANYTHING =
  /^(?:(?:job|role|person|position|candidate) (?:spec|specification|brief|profile|advert|ad)|what|who|was|wen|quoi|qui|qué|quién|wat|wie|cosa|chi|looking for|hiring|needed|wanted|besoin|bedarf|gesucht|söker)(?: we need)?\s*[:–-]/iu;

/** "Base: Croydon, 2 days WFH" tells no pay, "Base: £55,000" no place, "Basis: 3 sites" no contract. */
const mayBe = (name: string, value: string, line: string): boolean =>
  name === 'pay'
    ? /\d|negotiab|competitive|market|doe|tbc|tbd|union|award|agreement|tarif|scale|band|grade|verhandl|selon|según|convenio|ccnl|cao/iu.test(
        value,
      )
    : name === 'location'
      ? // "1010 Wien": a post before a town.
        /^\d{4,5} \p{Lu}\p{Ll}{2}/u.test(value) ||
        !/^[^\p{L}]{0,3}(?:[A-Z]{3} ?)?[$£€]? ?\d[\d.,]+ ?k?\b/u.test(value)
      : name === 'title'
        ? // "Job: batch record review, deviations, walk downs", "Role: plan and lead …, mentor …" tell what is done.
          !(OF_ANYTHING.test(line) && roleIn(value) === null) &&
          !tellsDuties(value) &&
          !(
            /^\p{Ll}/u.test(value) &&
            (/^job\s*:/iu.test(line) ||
              (/^(?:role|post)\s*:/iu.test(line) && (value.split(',')[0] ?? '').split(' ').length > 3)) &&
            (value.match(/,\s/gu) ?? []).length > 1 &&
            roleIn(value.split(',')[0] ?? '') === null
          )
        : true;

/** "Role: Run the pass on busy services. Prep sauces daily.": what is done, in sentences of which the first names nobody. */
function tellsDuties(value: string): boolean {
  const [first = '', ...more] = sentencesOf(value);
  if (roleIn(first) !== null || first.split(' ').length < LEAST_OF_DUTY) return false;
  return more.length > 0 || isDuty(value);
}
const LEAST_OF_DUTY = 4;

/** "Branch / town: Lowestoft", "Site or location: York": a label of two names says the same by each. */
function headsOf(line: string): string[] {
  const [, head = '', rest = ''] = /^([^:]{3,40}?)\s*:\s*(\S.*)$/u.exec(line) ?? [];
  const names = head.split(/\s*\/\s*|\s+(?:or|and|&|oder|und|ou|et|o|y|of|en)\s+/iu);
  return names.length < 2 || names.length > 3 ? [line] : [line, ...names.map((name) => `${name}: ${rest}`)];
}

/** "Post-registration training", "Start-up", "Pay-per-click": a hyphen within a word is none behind a label. */
const isWithinWord = (line: string): boolean =>
  /^[\p{L}/ ]{2,30}(?<=\p{L})-(?=\p{Ll})[^:]*(?:$|:$)/u.test(line);

/** What the lines say behind a label, the first of each kind. */
export function labelsOf(lines: readonly string[]): Labelled {
  const found: Labelled = {};
  for (const line of lines) {
    const bare = bareOf(line);
    if (isWithinWord(bare)) continue;
    for (const [name, pattern] of Object.entries(LABELS)) {
      const value = headsOf(bare)
        .map((said) => pattern.exec(said)?.[1]?.trim())
        .find((told) => told !== undefined);
      if (value === undefined || !mayBe(name, value, bare)) continue;
      // A form asks for the kind of contract and for the hours in two fields.
      const before = name === 'employment' ? found.employment : undefined;
      if (!(name in found)) Object.assign(found, { [name]: value });
      else if (before !== undefined) found.employment = `${before}, ${value}`;
    }
  }
  return found;
}

/** Whether a line goes whole into a field of its own: "Needed: HNC or degree" says what is asked, and heads no role. */
export function isOfField(line: string): boolean {
  const bare = bareOf(line);
  const named = LABELS.title.exec(bare)?.[1];
  if (named !== undefined && !mayBe('title', named, bare)) return false;
  if (isWithinWord(bare)) return false;
  return Object.values(LABELS).some((pattern) => pattern.test(bare));
}
