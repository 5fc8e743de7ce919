import type { Finding } from '../moderation/index.ts';

/** What is done when people are chosen for a job, as a client asks its recruiter to do it. */
const CHOOSE =
  '(?:steer|slant|tailor|angle|aim|pitch|skew|weight|filter|sift|screen|short-?list|long-?list|choose|pick|select|sort|vet|send|search|source|interview)';
const THAT = '(?:that|this|it|those|these|them|that (?:sort|kind|type|lot))';

/**
 * A request to choose by what was just said, which names nothing that could be asked for: "so steer the search accordingly", "let daar bij
 * de selectie op". Who may say what is wanted says it.
 */
const BY_THAT: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})${CHOOSE}(?: \p{L}+){0,4}? (?:accordingly|on (?:that|this) basis|(?:along|on) those lines|with (?:that|this) in mind|in that light)(?!\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:bear|keep|have|hold) (?:that|this|it) in mind,? (?:please,? )?(?:when|as|while|in|for|with|who|whom) (?:you |your |the |who )?(?:choos|pick|select|short|long|sift|screen|interview|talk|speak|meet|decid|send|search|sourc)\p{L}*/iu,
  /(?<!\p{L})(?:(?:keep|have) (?:an? |your )?(?:ears?|eyes?|nose) (?:out |open )?|(?:listen|look|watch) (?:out )?)for (?:that|this|it),? (?:please,? )?(?:when|as|while|on|in)(?!\p{L})/iu,
  /(?<!\p{L})(?:i|we)(?:['’](?:d|ll)| would| will)?(?: really| rather)? (?:only|just) (?:be )?(?:look|see|meet|consider|interview|tak|hir)\p{L}*(?: at)? (?:those|them|these|that (?:sort|kind|type))(?=\s*(?:[.,;!)–-]|$))/iu,
  new RegExp(
    String.raw`(?<!\p{L})(?:weed|filter|sift|screen|sort) ${THAT} out(?!\p{L})|(?<!\p{L})let (?:that|this) (?:guide|steer|inform) (?:you|the|your)(?!\p{L})`,
    'iu',
  ),
  /(?<!\p{L})bei (?:der|ihrer|deiner|eurer) (?:vor)?auswahl (?:\p{L}+ ){0,3}(?:(?:zu )?berücksichtigen|beachten|bedenken|darauf|drauf|daran|dran)(?!\p{L})|(?<!\p{L})(?:berücksichtig|beacht|bedenk|acht)\p{L}* (?:sie |ihr |du )?(?:das |dies )?(?:bitte )?(?:das |dies |darauf |drauf )?bei (?:der|ihrer|deiner) (?:vor)?auswahl|(?<!\p{L})(?:dem)?entsprechend (?:\p{L}+ ){0,2}(?:aus(?:zu)?(?:wählen|suchen)|vor(?:zu)?sortieren|filtern|sieben)(?!\p{L})|(?<!\p{L})(?:wähl|such|sortier|filter|sieb)\p{L}* (?:sie |ihr )?(?:bitte )?(?:danach|(?:dem)?entsprechend)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:tenez|tiens|prenez)[- ]?(?:en|le) compte|en tenir compte|y penser|pensez-y) (?:dans|pour|lors de|au moment de|quand) (?:\p{L}+ ){0,2}(?:présélection|sélection|tri|choi|recherche|triez|choisi)\p{L}*|(?<!\p{L})(?:triez|choisissez|sélectionnez|orientez|filtrez|ciblez|faites le tri|trier|orienter)(?: [\p{L}’']+){0,3} (?:en conséquence|dans ce sens|en fonction)(?!\p{L})/iu,
  /(?<!\p{L})(?:tén|tenga|tenedlo|téngan?|tengan|ten)(?:lo)?(?: eso| esto)? en cuenta,? (?:por favor,? )?(?:al|en (?:la|el|tu|su)|a la hora de|cuando) (?:selecc|eleg|elij|crib|filtr|busc|escog|preselec)\p{L}*|(?<!\p{L})(?:filtr|elij|elig|seleccion|crib|orient|escoj)\p{L}*(?: \p{L}+){0,3} (?:en consecuencia|en ese sentido|con eso en mente)(?!\p{L})/iu,
  /(?<!\p{L})(?:let|houd?|kijk) (?:\p{L}+ ){0,2}?daar (?:\p{L}+ ){0,3}?(?:bij|in|tijdens) (?:de|het|je|uw) (?:voor)?selec\p{L}*|(?<!\p{L})bij (?:de|het|je|uw) (?:voor)?selec\p{L}* (?:\p{L}+ ){0,3}(?:daar (?:\p{L}+ )?(?:op|mee)|rekening mee)|(?<!\p{L})(?:selecteer|kies|filter|zoek) (?:\p{L}+ )?(?:daarop|daarnaar|dienovereenkomstig)(?!\p{L})/iu,
  /(?<!\p{L})(?:tenetene|tienine|ne tenga|teniamone|tenerne) conto (?:nella|per la|durante la|in fase di|quando) (?:pre)?(?:selezion|scelt|scegli)\p{L}*|(?<!\p{L})(?:selezion|filtr|scegli|orient)\p{L}*(?: \p{L}+){0,3} di conseguenza(?!\p{L})|(?<!\p{L})(?:tenham?|levem?|tem) (?:isso|isto) em (?:conta|consideração) (?:na|ao|quando) (?:pré-?)?(?:sele|triag|escolh)\p{L}*/iu,
];

/** What work may ask for, and what keeps people from taking it: who chooses by these chooses lawfully. */
const OF_WORK =
  /(?<!\p{L})(?:licen[cs]\p{L}*|tickets?|cards?|experience\p{L}*|years?|skill\p{L}*|qualif\p{L}*|certif\p{L}*|degree|diploma|train(?:ed|ing)|appren\p{L}*|notice|salar\p{L}*|wage|pay|rate|rates|budget|money|bonus|hours|shifts?|nights|rosters?|rota|weekends?|overtime|travel\p{L}*|commut\p{L}*|distance|drive|driving|parking|bus|train|miles?|km|minutes|local|relocat\p{L}*|sponsor\p{L}*|visas?|permits?|right to work|clearance|start(?:ing)? date|availab\p{L}*|contract\p{L}*|permanent|part[- ]time|full[- ]time|cvs?|résumés?|references?|job[- ]?hop\p{L}*|agencies|tests?|drawings?|welds?|welding|excel|software|systems?|code|coding|english|spelling|writing|write|portfolio|sector|industry|background|track record|clients they|lift(?:ing)?|heights|outdoors?|erfahrung|führerschein|gehalt|ausbildung|kenntnisse|schicht\p{L}*|arbeitszeit\p{L}*|kündigungsfrist|fahr\p{L}*|expérience|permis|diplôme|salaire|horaires?|préavis|trajet|experiencia|carnet|título|sueldo|horario|turnos?|preaviso|ervaring|rijbewijs|diploma|salaris|rooster\p{L}*|opzegtermijn|reistijd|esperienza|patente|laurea|stipendio|orari|turni|experiência|carta|horário)(?!\p{L})/iu;

/**
 * Where a brief asks its recruiter to choose by something that it only hints at. A sentence on papers, pay, hours or ways asks for what the
 * work needs; of any other a person has to say what is meant.
 */
export function pickedByThat(description: string): Finding[] {
  const sentences = [...description.matchAll(/[^\n.!?;]+(?:[.!?](?=\S)[^\n.!?;]*)*/gu)];
  return sentences.flatMap(({ 0: said, index }, at) => {
    const asked = BY_THAT.map((pattern) => pattern.exec(said)).find((match) => match !== null);
    if (asked === undefined) return [];
    // A request alone points to the sentence before it.
    const before = said.slice(0, asked.index);
    const told =
      (before.match(/\p{L}+/gu) ?? []).length < 5 ? `${sentences[at - 1]?.[0] ?? ''} ${before}` : before;
    if (OF_WORK.test(told)) return [];
    const start = index + asked.index;
    return [
      {
        verdict: 'held' as const,
        about: 'personal_description' as const,
        field: 'job.description',
        words: asked[0],
        start,
        end: start + asked[0].length,
        reason:
          'Asks to choose people by what is only hinted at, where only what the work needs may be asked for.',
        rewording: 'Say what they must know, have done or be licensed for, or leave it out',
      },
    ];
  });
}
