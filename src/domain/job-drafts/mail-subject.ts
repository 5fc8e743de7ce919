/** What the subjects of mails say, without who answered and forwarded; null without one. */
export function subjectOf(text: string): string | null {
  const subjects = [
    ...text.matchAll(
      /^(?:> ?)*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp)\s*:\s*(.{3,120})$/gimu,
    ),
  ].map(({ 1: said = '' }) =>
    said
      .replace(
        /^(?:(?:re|fwd?|aw|wg|tr|rif|rv|r|i|enc|res|sv|vs|antw)\s*:\s*)+|^(?:(?:new |our |urgent )?(?:role|job|vacancy|position|req(?:uisition)?|stelle|poste|besoin|vacante|puesto|vacature|vaga|ricerca|offerta)\s*[:–-]\s*)/giu,
        '',
      )
      .replace(OF_SUBJECT, '')
      .trim(),
  );
  return subjects.at(-1) ?? null;
}

/** What a subject says of the mail and not of the role: "Design Engineer req", "Buyer - brief". */
const OF_SUBJECT =
  /(?:\s+|\s*[–-]\s*)(?:req|requisition|requirement|vacancy|vacancies|role|position|job|opening|brief|spec|specification|jd|details|description|search|recruitment|needed|wanted|urgent|asap|replacement|gesucht|suche|stelle|recrutement|besoin|vacante|búsqueda|gezocht|vacature|ricerca|vaga)s?(?:\s+(?:\d+|please|urgent|asap))?\s*[!.]*$/iu;
