/** Who needs something, before what they need: "il nous faut", "wir brauchen", "ci serve". */
const NEEDS =
  /^(?:il (?:nous |me |vous |te )?fau(?:t|drait|dra)|(?:nous|on) (?:demand|exig|requ[ié]|voul|souhait|cherch|recherch)\p{L}+|(?:wir|ich) (?:such|brauch|benötig|verlang|erwart)\p{L}*|(?:(?:nos|me) hace falta|hace falta|(?:necesit|ped|exig|busc)(?:o|amos|imos))|(?:(?:ci|mi) serv\p{L}+|serv(?:e|ono)|(?:chied|cerch|richied)\p{L}+)|(?:we|ik|wij) (?:zoek|vrag|vraag|eis|verwacht|heb)\p{L}*|(?:precis|pedi|exigi)(?:o|amos|mos)(?: de)?) (?:(?:absolument|impérativement|unbedingt|zwingend|auf jeden fall|dringend|imprescindiblemente|assolutamente|beslist|zeker|au moins|al menos|almeno|minstens|mindestens) )?/iu;
/** A paper that somebody holds, or what they learned or did before, by its noun. */
const PAPER =
  '(?:bac(?: ?\\+ ?\\d| pro)?|bts|dcg|dscg|dut|but|deust|bep|cap|bp|bpjeps|de[ais]|des|diplômes?|dipl[oô]me|permis|licences?|masters?|caces|habilitations?|minimum|expérience|formations?|certificats?|certifications?|carte|titres?|brevet|fimo|fco|adr|(?:\\p{L}+)?(?:führerschein|schein|gesellenbrief|meisterbrief|brief|abschluss|ausbildung|zeugnis|diplom|ausweis|zertifikat|nachweis|erfahrung|kenntnisse)|studium|matura|abitur|carn[eé]t?s?|títulos?|titulación|permiso|certificad[oa]s?|diplomas?|experiencia|laurea|patent(?:e|ino)|attestat[oi]|abilitazione|qualifica|esperienza|rijbewijs|vca|certificaat|getuigschrift|ervaring|opleiding|carta de condução|cnh|carteira|licenciatura|experiência)';
const HELD = new RegExp(
  `^(?:(?:(?:eine?[nrm]?|een|de|het) )?(?:\\p{L}+e[nrs]? ){0,2}|(?:(?:une?(?:\\(e\\))?|le|la|una?|el|uno|il|lo|um|uma|o|a) |l[’'])?(?:(?:bon(?:ne)?|solide|vrai|première|buen[oa]?|mínima|sólida|larga|buon[oa]?|solida|minima|lunga|bo[am]|minimo|mínimo) )?)${PAPER}(?!\\p{L})`,
  'iu',
);

/**
 * What somebody must hold, in a sentence that says that the house needs it: of "Il nous faut un DCG et trois ans de cabinet" what stands
 * behind the need; null where the house needs somebody, or nothing of the kind.
 */
export function paperNeeded(said: string): string | null {
  const [needs = ''] = NEEDS.exec(said) ?? [];
  const rest = said.slice(needs.length);
  return needs !== '' && HELD.test(rest) ? rest : null;
}
