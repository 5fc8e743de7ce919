/** Idioms and names of things that hold a word for people and say nothing of who is taken. */
export const LAWFUL_IDIOMS: readonly RegExp[] = [
  // "Anyone from his old crowd", "our old depot": who or what was before.
  /\b(?:his|her|their|my|our|your|its) old (?:crowd|lot|firm|crew|employer|company|boss|job|place|shop|gang|colleagues?|outfit|patch|site|depot)\b/giu,
  /\bbest man(?:['’]s)? (?:is|was|has|at|and)\b/giu,
  // Whoever works on weddings.
  /\b(?:years?|experience|background|work(?:ed|ing)?) (?:in|of|on|with|at) weddings\b|\bweddings (?:a|per|each) (?:year|season|week|month)\b|\bwedding (?:&|and) events?\b|\b(?:bouquets|funerals|corporate|parties|conferences|events),? (?:and |& )?weddings\b|\bweddings,? (?:and |& )?(?:funerals|parties|corporate|conferences|events|banquets)\b/giu,
  // "A couple of nights": how many of things and days.
  /\ba couple(?: of)? (?:more |extra |odd |big |small |late |early |busy )?(?:nights?|days?|evenings?|mornings?|afternoons?|weekends?|weeks?|months?|years?|hours?|shifts?|times?|jobs?|sites?|stops?|runs?|projects?|tickets?|references?|drawings?|machines?|dishes)\b/giu,
  // "Ni el nombre de la farmacia": how the house is called.
  /(?<!\p{L})(?:(?:ni )?el nombre de(?:l| la| nuestr[oa]) (?:farmacia|empresa|tienda|colegio|hotel|clínica|bufete|casa|restaurante|negocio)|le nom de (?:la|l[’']|notre) ?(?:société|entreprise|maison|boîte|cabinet|école|clinique)|il nome del(?:la|l[’'])? ?(?:azienda|ditta|negozio|studio|scuola|hotel))(?!\p{L})/giu,
  // "What must they have?": a question of a form.
  /^\W*what (?:must|should|do) (?:they|you|people) (?:have|bring|need|know)\W*$/giu,
  // "PMs, hydraulics", "PMs on trucks": planned maintenance in a row of what is done.
  /(?<!\p{L})PMs(?=,| on | and )/gu,
  // "Looker's a plus": a program.
  /(?<!\p{L})Looker(?:['’]s)?(?= (?:is |a |an |would|and|or|experience|dashboards?))/gu,
  // "Job cards must be filled in man!": whom somebody speaks to.
  /(?<=\b(?:filled|written|done|sorted|kept|signed|handed|closed|locked|cleaned) (?:in|on|up|out|off|down|now),?) man(?=[!.]|$)/giu,
  // "If he has it or she".
  /\b(?:he|she) (?:has|does|can|wants)(?: it)? or (?:she|he)\b/giu,
  // The name of the house, which nobody is to hear.
  /\b(?:unser(?:en|n|e)?|euren|firmen)[ -]?namen?\b|\bder name [\p{L}-]+ ist\b|\b(?:nada de nombres|sin nombres|no names|geen namen|keine namen nennen|niente nomi)\b(?= ?[,.;!)]|$)/giu,
  /\btrauma(?:p[äa]dagogi\p{L}*|sensib\p{L}*|therap\p{L}*|ambulanz|zentrum|fachberat\p{L}*|[- ]informed)(?!\p{L})/giu,
];
