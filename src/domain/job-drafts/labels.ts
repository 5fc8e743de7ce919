export const LABELS = {
  title:
    /^(?:(?:job|position|role|post) (?:title|role)|title|role|position|post|vacancy|job|stelle|stellenbezeichnung|gesucht wird|poste|intitulé(?: du poste)?|puesto|vacante|cargo|posizione|ruolo|vacature|functie(?:titel)?|designation|role title|opening|figura(?: ricercata| professionale)?|profilo(?: ricercato)?|mansione|qualifica|cerchiamo|gezocht|vaga|função|posição|puesto vacante|posición|funktion|position|perfil)\s*[:–-]\s*(.{2,})$/i,
  client:
    /^(?:client|company|employer|organi[sz]ation|hiring company|on behalf of|kunde|auftraggeber|unternehmen|entreprise)\s*[:–-]\s*(.{2,})$/i,
  location:
    /^(?:location|place of work|work location|office|based in|site|where|standort|arbeitsort|einsatzort|dienstsitz|lieu(?: de travail)?|localisation|ubicación|lugar(?: de trabajo)?|localidad|sede(?: di lavoro)?|plaats|luogo(?: di lavoro)?|place|base|based|workplace|job location|job site|area|region|standplaats|werkplek|werklocatie|locatie|dienstort|arbeitsstätte|arbeitsplatz|einsatzgebiet|lieu d[’']exercice|poste basé|zona|región|centro de trabajo|local(?: de trabalho)?|localização|cidade)\s*[:–-]\s*(.{2,})$/i,
  town: /^(?:town|city|suburb|campus|home|branch|school(?: site)?|ort|stadt|ville|ciudad)\s*[:–-]\s*(.{2,})$/i,
  pay: /^(?:salary|pay|rate|day rate|daily rate|hourly rate|comp|compensation|remuneration|package|budget|base|salary range|gehalt|jahresgehalt|vergütung|salaire|rémunération|tjm|salario|sueldo|retribución|wages?|ctc|stipendio|ral|retribuzione|compenso|salaris|loon|uurloon|lohn|stundenlohn|verdienst|bezahlung|taux horaire|banda(?: salarial)?|salário|remuneração)\s*[:–-]\s*(.{2,})$/i,
  employment:
    /^(?:employment type|job type|contract type|type of employment|type|hours|employment|engagement|contract|working pattern|vertragsart|anstellungsart|type de contrat|contrat|contrato|jornada|contratto|tipo di contratto|tipo de contrato|dienstverband|contractvorm|vertrag|arbeitszeit|regime|vínculo)\s*[:–-]\s*(.{2,})$/i,
  start:
    /^(?:(?:target|anticipated|expected|proposed|desired|planned|ideal) start(?:ing)?(?: date)?|joining(?: date)?|date of joining|doj|start date|start|starting|starts|commencement|commencement date|commencing|kick-?off|available from|eintritt|eintrittsdatum|eintrittstermin|beginn|début|date de début|démarrage|prise de (?:poste|fonctions?)|stellenantritt|dienstbeginn|incorporación|fecha de (?:inicio|incorporación)|inicio|inizio(?: previsto)?|data (?:di )?inizio|decorrenza|ingangsdatum|startdatum|aanvang|início|data de início|início previsto|entrada|startdatum|arbeitsbeginn|start on|date of start|when)\s*[:–-]\s*(.{2,})$/i,
} as const;

export type Labelled = Partial<Record<keyof typeof LABELS, string>>;

/** A line without the signs of a list or a heading. */
export const bareOf = (line: string): string =>
  line
    .replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, '')
    .replace(/\*\*|__|^#+\s*/g, '')
    .trim();

/** What the lines say behind a label, the first of each kind. */
export function labelsOf(lines: readonly string[]): Labelled {
  const found: Labelled = {};
  for (const line of lines) {
    const bare = bareOf(line);
    for (const [name, pattern] of Object.entries(LABELS)) {
      const value = pattern.exec(bare)?.[1]?.trim();
      if (value !== undefined && !(name in found)) Object.assign(found, { [name]: value });
    }
  }
  return found;
}
