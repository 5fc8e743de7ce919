const GROUP =
  '(?:people|persons|adults|wom[ae]n|men|children|kids|boys|girls|babies|infants|toddlers|mothers|fathers|parents|mums|moms|dads|families|couples|seniors|elders|pensioners|retirees|teenagers|teens|youths?|young (?:people|adults|men|women)|veterans|refugees|migrants|asylum seekers|travellers|students|pupils|patients|clients|residents|workers|employees|members|offenders|prisoners|learners|carers|survivors|victims|workers)';
const DOES =
  '(?:help(?:ing|s)?(?! (?:us|our|me)\\b)|support(?:ing|s)?(?! (?:us|our|me)\\b)|assist(?:ing|s)?|car(?:e|ing|es) for|look(?:ing|s)? after|teach(?:ing|es)?|tutor(?:ing|s)?|coach(?:ing|es)?|counsel(?:ling|ing|s)?|advis(?:e|ing|es)|treat(?:ing|s)?|visit(?:ing|s)?|assess(?:ing|es)?|hous(?:e|ing|es)|feed(?:ing|s)?|transport(?:ing|s)?|escort(?:ing|s)?|resettl(?:e|ing|es)|rehabilitat(?:e|ing|es)|represent(?:ing|s)?|screen(?:ing|s)? and treat(?:ing)?|run(?:ning|s)? (?:\\p{L}+ ){1,3}for|deliver(?:ing|s)? (?:\\p{L}+ ){1,3}(?:to|for))';
const GIVES =
  '(?:provid(?:e|es|ing)|deliver(?:s|ing)?|offer(?:s|ing)?|giv(?:e|es|ing)) (?:[\\p{L}-]+ ){0,4}(?:care|support|counsell?ing|advice|education|services?|therapy|treatment|screening|information|training|tutoring|lessons?|assistance|supervision|accommodation|meals|transport|advocacy)(?: and [\\p{L}-]+)? (?:to|for|with)';
// What begins a sentence about what somebody will do.
const DUTY =
  "^\\W*(?:(?:in this role,? |day to day,? |here,? )?(?:you(?:'ll| will| would)?(?: be)?|your (?:job|role|work) is to|the (?:role|job) is|we|our (?:team|service|charity|nurses|staff|carers)) )?(?:(?:\\p{L}+ly|also|often|sometimes|still) )?";
// Who comes to work is not whom the work is for.
const NO_CHOICE =
  "(?!.*\\b(?:only|prefer\\w*|must|wanted|candidates?|applicants?|apply|ideal\\w*|suits?|looking for|seeking|someone|somebody|a (?:man|woman|lady|mother|mum)|you (?:are|should|need)|you're|join|hire|hiring|recruit\\w*|not|never|no|nobody|none|ought|yourself|(?<!\\bof (?:their|his|her) )own)\\b)";
const TO_END = '[^.;]*';

/** What somebody does for those whom the work is for: the groups are served, and nobody is picked by them. */
export const LAWFUL_SERVED: readonly RegExp[] = [
  // "The carer lives with a lady of 88 who has dementia": whom the work is for, by their age and what they need.
  /\b(?:lives? (?:in )?with|looks? after|looking after|car(?:es?|ing) for|supports?|supporting|visits?|assists?|sits? with|keeps? company with|for) (?:an? |our )?(?:elderly |older |retired |frail |lovely )?(?:lady|gentleman|woman|man|boy|girl|couple) (?:of|aged|in (?:her|his|their)) (?:\d+|(?:early |mid |late )?(?:seventies|eighties|nineties))(?:,? (?:who|with) (?:has |have |lives with |is living with |uses |needs )?[^.;,]{2,40})?/giu,
  new RegExp(
    `${DUTY}${NO_CHOICE}(?:${DOES}|${GIVES})(?: [\\p{L}\\p{N}'’-]+){0,5}? ${GROUP}\\b${TO_END}`,
    'giu',
  ),
  // "42-bed residential, dementia": what a care home is for.
  /\b(?:\d{1,3}[- ]bed(?:ded)?|care home|nursing home|residential|nursing|EMI)\b(?: [\p{L}-]+){0,2}(?:(?:,| and| &|\/)? (?:residential|nursing|elderly|EMI))*(?:,| and| &|\/)? (?:dementia|learning disabilit(?:y|ies)|mental health|palliative|autism|brain injury|physical disabilit(?:y|ies))(?=[),.;/]|$)/giu,
  // Claims and return to work, as a field of work.
  new RegExp(
    `${DUTY}${NO_CHOICE}(?:design|manag|handl|process|administ|coordinat|overse|lodg|run|lead|prepar|advis|assess|writ|draft)\\p{L}* ${TO_END}\\b(?:work ?cover|workers['’]? comp\\p{L}*|injury (?:claims|management)|return[- ]to[- ]work|rehabilitation (?:plans?|programs?))\\b${TO_END}`,
    'giu',
  ),
  // What keeps nobody out by itself.
  /^(?!.*\b(?:but|unless|except|only|prefer\w*|provided)\b)[^.;,]*\b(?:will|does|would|do|need|shall) not (?:(?:by itself|in itself|on its own|automatically|necessarily|of itself|alone) )+(?:exclude|bar|rule|disqualify|count|prevent|stop|affect|mean|stand)\b[^.;]*/giu,
  // Everybody of a list alike.
  /^(?=[^.;]*\balike\b)(?!.*\b(?:young|under|over \d|fit|christian|single|only|prefer\w*|not|no)\b)[^.;]*,[^.;]* and [\p{L}-]+ alike\b/giu,
  // Employers and their groups, by what they do for staff.
  /\b(?:menopause|family|age|autism|dementia|disability|carers?|neurodiversity|breastfeeding|parent)[- ]friendly(?= (?:employer|workplace|team|company|accredit\p{L}+|organi[sz]ation|policies|leave))/giu,
  /\b(?:women|men|parent|carer|veteran|muslim|christian|jewish|black|asian|pride|lgbt\p{L}*|faith|disability|menopause)['’]?s?['’]? (?:staff |employee )?(?:network|resource group|affinity group|support group)s?\b/giu,
  // That nobody is turned down for it, and that what they need is arranged.
  /^\W*(?:nobody|no one|no-one|none of us|no (?:applicants?|candidates?|persons?)|we (?:do not|don't|never|will not|won't))\b(?!.*\b(?:but|unless|except|only|prefer\w*)\b)[^.;]{0,30}\b(?:turn\w*|refus\w*|reject\w*|treat\w*|judg\w*|exclud\w*|disadvantag\w*|pass\w*|discriminat\w*|rul\w*|paid less)\b[^.;]*\b(?:because of|due to|on the (?:basis|grounds) of|on account of)\b[^.;]*/giu,
  /^\W*if (?:you|anyone|someone) (?:need|require|would like|want|have)s?\b(?!.*\b(?:not apply|elsewhere|unsuitable|sorry|unfortunately)\b)[^.;]*\b(?:because of|due to|owing to|on account of)\b[^.;]*\b(?:tell|let|ask|reply|contact|e-?mail|mail|call|say|we (?:will|can))\b[^.;]*/giu,
  /\byou(?: are|'re| may be| might be) (?:entitled|eligible) (?:to|for) (?!(?:work|live)\b)(?:(?!\b(?:not|no)\b)[^.;])*/giu,
  /\b(?:time[- ]?wasters?|tyre[- ]?kickers?)\b/giu,
  // Whom the work is for, said by a noun in French and German.
  /^(?!.*(?<!\p{L})(?:cherch\p{L}*|recherch\p{L}*|uniquement|exclusivement|préfér\p{L}*|souhait\p{L}*)(?!\p{L}))\W*(?:animation|accompagnement|accueil|soins?|suivi|aide|soutien|visites?|organisation|ateliers?|cours|activités|prise en charge|encadrement|formation|conseil)(?!\p{L}) [^.;,]*(?:pour|auprès|aux?|des|de|du|d['’]) [^.;,]*/giu,
  /^(?!.*(?<!\p{L})(?:such\p{L}*|nur|ausschließlich|bevorzug\p{L}*|idealerweise|gesucht)(?!\p{L}))\W*(?:betreuung|begleitung|pflege|beratung|unterstützung|unterricht|angebote|kurse|förderung|schulung|versorgung|anleitung)(?!\p{L}) (?:und \p{L}+ )?(?:von|für|der) [^.;,]*/giu,
  /(?<!\p{L})(?:insertion|accompagnement|prise en charge|soins?|aide|éducation|animation|animat(?:eur|rice)s?(?: \(h\/f\))?|garde) (?:de |d['’]|des |aux? |auprès d(?:e |['’])|pour )(?:les )?(?:jeunes |petits )?(?:personnes|enfants|femmes|jeunes|adultes|seniors|migrants|réfugiés)(?!\p{L})(?: (?:handicapées?|âgées?|en \p{L}+|malades|isolées?|dépendantes?|vulnérables)(?!\p{L}))?/giu,
  /(?<!\p{L})(?:gruppen?|klassen?|wohngruppen?|kita|krippe|stationen?|heim|betreuung|arbeit|angebote?|kurse) (?:mit|von|für) (?:\p{L}+ )?(?:kindern?|jugendlichen?|senioren|frauen|familien|menschen|geflüchteten?)(?!\p{L})/giu,
  // What plays no part, in German and French.
  /^(?!.*(?<!\p{L})(?:solange|sofern|wenn|hauptsache|nur|aber|außer)(?!\p{L}))[^.;]*(?:spielen|spielt) (?:\p{L}+ ){0,3}keine rolle(?!\p{L})/giu,
  /^(?!.*(?<!\p{L})(?:mais|sauf|pourvu|tant que|seulement)(?!\p{L}))[^.;]*(?:n['’](?:a|ont) (?:\p{L}+ )?(?:pas|aucune) (?:d['’])?(?:importance|incidence)|ne (?:compte|comptent) pas|importe(?:nt)? peu)(?!\p{L})/giu,
  /(?<!\p{L})sages?-femmes?(?!\p{L})/giu,
];
