import type { Attribute } from './types.ts';

/** How a language asks somebody about themselves, and says that what they are stands in their way. */
interface Tongue {
  /** "You" as a subject, and "your"; the verbs before or after it. */
  you: string;
  your: string;
  be: string;
  have: string;
  /** What leads in a question that is told. */
  whether: string;
  /** That something is to be told. */
  asks: string;
  /** That nobody asks, that it is for help or for the papers of somebody who was taken on. */
  not: string;
  /** What somebody is, has, and what is asked by a word of its own. */
  is: Partial<Record<Attribute, string>>;
  has: Partial<Record<Attribute, string>>;
  which: Partial<Record<Attribute, string>>;
  nouns: Partial<Record<Attribute, string>>;
  /** What else than these is held against somebody, and how that is said. */
  besides: Partial<Record<Attribute, string>>;
  against: string;
}

const ILLS =
  'diabet\\p{L}*|epilep\\p{L}*|autis\\p{L}*|depress?i\\p{L}*|dépress\\p{L}*|kanker|krebs|cancer|cáncer|cancro';

const DE: Tongue = {
  you: '(?:sie|du|ihr)',
  your: '(?:ihre?[nrsm]?|deine?[nrsm]?)',
  be: '(?:sind|bist|seid|waren|warst|werden|wirst)',
  have: '(?:haben|hast|hatten|hattest|erwarten|erwartest)',
  whether: '(?:ob|falls|wenn)',
  asks: 'sag\\p{L}*|mitteil\\p{L}*|mitzuteilen|teil(?:en|e|t)|nenn\\p{L}*|ang(?:eben|ibt|ebt)|geben|gib|verr[aä]t\\p{L}*|erzähl\\p{L}*|wissen|weiß|wüsst\\p{L}*|schreib\\p{L}*|erwähn\\p{L}*|frag\\p{L}*|bestätig\\p{L}*|schilder\\p{L}*|interessier\\p{L}*|beschreib\\p{L}*|ergänz\\p{L}*|darf ich|wie ist|was ist|wie lautet',
  not: 'frag\\p{L}* (?:wir |ich )?(?:\\p{L}+ )?nicht|egal|keine rolle|unerheblich|unabhängig|gleichgültig|nicht (?:\\p{L}+ )?(?:fragen|wissen|angeben|sagen|nennen|mitteilen|wichtig|relevant|erforderlich|nötig)|müssen (?:\\p{L}+ ){0,4}nicht|niemand|nie|unzulässig|verboten|diskriminier\\p{L}*|freiwillig|anonym\\p{L}*|barriere\\p{L}*|anpass\\p{L}*|unterstütz\\p{L}*|hilfe|bedarf|benötigen|vertrag|arbeitsvertrag\\p{L}*|lohn\\p{L}*|sozialversicherung\\p{L}*|führungszeugnis|arbeitserlaubnis',
  is: {
    pregnancy: 'schwanger',
    family: 'verheiratet|ledig|geschieden|verwitwet|verlobt|alleinerziehend|mutter|vater|single|vergeben',
    disability_or_health:
      '(?:chronisch )?krank|krankgeschrieben|(?:schwer)?behindert|gesund|depressiv|taub|blind',
    religion:
      'gläubig|religiös|katholisch|evangelisch|musli\\p{L}*|moslem\\p{L}*|jude|jüd\\p{L}*|christ\\p{L}*|hindu',
    sexual_orientation: 'schwul|lesbisch|homosexuell|bisexuell|heterosexuell|trans(?:sexuell|gender|ident)?',
    union_or_politics: '(?:mitglied )?(?:in )?(?:einer |der )?gewerkschaft\\p{L}*(?: organisiert)?',
  },
  has: {
    family:
      '(?:kleine |kleinen )?kinder|nachwuchs|eine familie|einen (?:partner|freund|mann)|eine (?:partnerin|freundin|frau)',
    pregnancy: 'einen kinderwunsch|ein kind geplant',
    disability_or_health: `(?:eine |irgendeine |irgendwelche |gesundheitliche )?(?:(?:schwer)?behinderung(?:en)?|(?:vor)?erkrankung(?:en)?|krankheit(?:en)?|einschränkungen|probleme mit der gesundheit|${ILLS})`,
  },
  which: {
    age: 'wie alt (?:(?:sind|bist|seid) (?:sie|du|ihr)|(?:sie|du|ihr) (?:sind|bist|seid))|wann (?:(?:sind|bist|wurden|wurdest) (?:sie|du)|(?:sie|du)) geboren',
    disability_or_health:
      'wie (?:oft|häufig|lange|viele (?:kranken|fehl)?tage) (?=[^.;]*(?:sie|du|ihr))[^.;]{0,30}?(?:krank\\p{L}*|fehlten|gefehlt)|wie viele krankheitstage',
    religion: '(?:welche[rnm]?|was für eine[rn]?) (?:religion|konfession|glauben|kirche)',
    race_or_origin:
      'woher (?:kommt|stammt|kommen|stammen) (?:ihre|deine) (?:familie|eltern)|woher (?:ihre|deine) (?:familie|eltern)|woher (?:kommen|stammen|kommst|stammst) (?:sie|du) (?:ursprünglich|eigentlich)|woher (?:sie|du) (?:ursprünglich|eigentlich)|wo (?:(?:sind|bist) )?(?:sie|du) geboren|(?:welche[rnm]?) (?:herkunft|ethnie|nationalität|staatsangehörigkeit|muttersprache)',
    union_or_politics:
      'welche[rn]? (?:partei|gewerkschaft)|wen (?:sie|du) w[aä]hl\\p{L}*|wen w[aä]hl\\p{L}* (?:sie|du)',
    family:
      'wie viele kinder|wie alt (?:sind )?(?:ihre|deine) kinder|was (?:macht |sagt )?(?:ihr|dein) (?:mann|freund|partner)',
  },
  nouns: {
    age: 'alter|geburtsdatum|geburtsjahr|jahrgang',
    family: 'familienstand|familiensituation|familienplanung|familiäre\\p{L}* (?:situation|verhältnisse)',
    pregnancy: 'schwangerschaft|kinderwunsch',
    disability_or_health:
      'gesundheit|gesundheitszustand|krankheiten|erkrankung(?:en)?|fehlzeiten|krankheitstage|(?:schwer)?behinderung(?:en)?',
    religion: 'religion|religionszugehörigkeit|konfession|glauben?',
    race_or_origin: 'herkunft|ethnie|hautfarbe|muttersprache|geburtsort|geburtsland',
    nationality: 'nationalität|staatsangehörigkeit',
    sexual_orientation: 'sexuelle\\p{L}* orientierung|sexualität',
    union_or_politics:
      'gewerkschaftszugehörigkeit|parteizugehörigkeit|politische\\p{L}* (?:ansichten|einstellung|meinung)',
  },
  besides: {
    race_or_origin: 'akzent|nachname|aussprache',
    religion: 'kopftuch',
    union_or_politics:
      '(?:arbeit|tätigkeit|zeit) (?:in der|für die|im) (?:gewerkschaft|betriebsrat)|gewerkschaftsarbeit|betriebsratsarbeit',
  },
  against:
    '(?:ab)?schreck\\p{L}*|stör\\p{L}*|irritier\\p{L}*|verunsicher\\p{L}*|zu (?:stark|deutlich|hörbar|schwer|alt|jung|auffällig)|schwer verständlich|bedenken|unwohl|nicht (?:wohl|gut|passen\\p{L}*|gefallen|gepasst|versteh\\p{L}*|verstand\\p{L}*)|gefiel\\p{L}* (?:\\p{L}+ )?nicht|problem\\p{L}*|schwierig\\p{L}*|ablehn\\p{L}*',
};

const FR: Tongue = {
  you: '(?:vous|tu)',
  your: '(?:votre|vos|ton|ta|tes)',
  be: '(?:êtes|es|étiez|étais|avez été|as été)',
  have: '(?:avez|as|aviez|avais|attendez|attends)',
  whether: '(?:si)',
  asks: 'di(?:re|tes|s|sait)(?:[- ](?:nous|moi))?|précis\\p{L}*|indiqu\\p{L}*|savoir|communiqu\\p{L}*|donn\\p{L}*|mentionn\\p{L}*|confirm\\p{L}*|demand\\p{L}*|parl\\p{L}*|inform\\p{L}*|écri\\p{L}*|rappel\\p{L}*|curieux|quelles? (?:est|sont)|quels? (?:est|sont)',
  not: "ne (?:vous |te )?demand\\p{L}* pas|peu importe|n['’]importe pas|sans importance|indépendamment|quel(?:le)? que soit|pas (?:besoin|demand\\p{L}*|obligé\\p{L}*|nécessaire|à (?:dire|préciser))|jamais|personne ne|interdit\\p{L}*|illégal\\p{L}*|discriminat\\p{L}*|facultati\\p{L}*|volontaire|anonym\\p{L}*|aménag\\p{L}*|adapt\\p{L}*|besoin d['’]|contrat|paie|mutuelle|permis de travail|autorisation de travail",
  is: {
    pregnancy: 'enceinte',
    family:
      'mariée?s?|célibataire|divorcée?|veu(?:f|ve)|fiancée?|pacsée?|en couple|mère|père|maman|papa|parent',
    disability_or_health:
      '(?:souvent |parfois |régulièrement )?(?:malade|handicapée?|en bonne santé|dépressi(?:f|ve)|sourde?|aveugle|en arrêt)',
    religion:
      'croyante?|pratiquante?|religieu(?:x|se)|catholique|protestante?|musulmane?|jui(?:f|ve)|chrétienne?|hindoue?',
    sexual_orientation: 'gay|lesbienne|homosexuelle?|bisexuelle?|hétérosexuelle?|trans\\p{L}*',
    union_or_politics: "syndiquée?|(?:dans|membre d['’]|adhérente? (?:à|d['’])) ?un syndicat",
  },
  has: {
    family:
      "(?:des|un|plusieurs|de jeunes|deux|trois) (?:jeunes )?enfants?|d['’]enfants|une famille|un mari|un conjoint|une femme",
    pregnancy: 'un (?:bébé|enfant)',
    disability_or_health: `(?:un|une|des) (?:handicaps?|maladies?|problèmes? de santé|(?:\\p{L}+ )?${ILLS})`,
  },
  which: {
    age: 'quel âge (?:avez[- ]vous|as[- ]tu|vous avez|tu as)|quand (?:êtes[- ]vous|es[- ]tu|vous êtes|tu es) née?',
    disability_or_health:
      'combien de (?:jours|fois)[^.;]{0,30}(?:malade|maladie|arrêt)|à quelle fréquence[^.;]{0,30}malade',
    religion: 'quelle (?:religion|confession|église|foi|mosquée)',
    race_or_origin:
      "d['’]où (?:vient|viennent) (?:votre|vos|ta|tes) (?:famille|parents)|d['’]où (?:venez[- ]vous|viens[- ]tu|vous venez|tu viens) (?:vraiment|à l['’]origine|initialement)|où (?:êtes[- ]vous|es[- ]tu|vous êtes|tu es) née?|quelle (?:nationalité|ethnie|origine)|de quelle origine",
    union_or_politics: 'quel (?:parti|syndicat)|pour qui (?:votez|vous votez|vous avez voté|tu votes)',
    family: "combien d['’]enfants|quel âge ont vos enfants|que fait votre (?:mari|conjoint|femme)",
  },
  nouns: {
    age: 'âge|date de naissance|année de naissance',
    family: 'situation (?:de famille|familiale|matrimoniale)|état civil|projets? (?:de famille|familiaux)',
    pregnancy: 'grossesse',
    disability_or_health:
      '(?:état de )?santé|maladies?|handicap|arrêts? (?:de travail|maladie)|problèmes? de santé',
    religion: 'religion|confession|foi|croyances?',
    race_or_origin:
      'origines?(?: ethniques?)?|ethnie|couleur de peau|langue maternelle|lieu de naissance|pays de naissance',
    nationality: 'nationalité',
    sexual_orientation: 'orientation sexuelle|sexualité',
    union_or_politics: 'appartenance syndicale|opinions? politiques?',
  },
  besides: {
    race_or_origin: 'accent|nom de famille|prononciation',
    religion: 'voile|foulard',
    union_or_politics: '(?:activité|travail|engagement|passé) syndical\\p{L}*|mandat syndical',
  },
  against:
    "gên\\p{L}*|dérang\\p{L}*|rebut\\p{L}*|inquièt\\p{L}*|fai(?:t|re|rait) (?:peur|fuir)|trop|problème\\p{L}*|difficile\\p{L}*|mal à l[’']aise|déplu|n[’'](?:a|ont) pas|réticen\\p{L}*|frein",
};

const ES: Tongue = {
  you: '(?:usted|tú|ustedes|vosotros)',
  your: '(?:tus?|sus?|vuestr[oa]s?)',
  be: '(?:está|estás|estáis|estaba|estuvo|estuviste|es|eres|sois|era|eras|se pone|te pones|se puso|te pusiste|ha estado|has estado)',
  have: '(?:tiene|tienes|tenéis|tenía|tenías|espera|esperas|padece|padeces|sufre|sufres)',
  whether: '(?:si)',
  asks: 'di(?:nos|me|ga(?:nos|me)?|ganos)|decir(?:nos|me)?|dec[ií](?:d|dnos)|indic\\p{L}*|indíc\\p{L}*|saber|confirm\\p{L}*|confírm\\p{L}*|mencion\\p{L}*|comunic\\p{L}*|comuníc\\p{L}*|cuént\\p{L}*|contar(?:nos|me)?|pregunt\\p{L}*|inform\\p{L}*|infórm\\p{L}*|añad\\p{L}*|escrib\\p{L}*|cuál(?:es)? (?:es|son)|cómo (?:es|está)',
  not: 'no (?:le |te |se )?pregunt\\p{L}*|no pedimos|no importa|da igual|independientemente|sea cual sea|no (?:hace falta|es necesario|preguntamos|se pregunta|tiene\\p{L}* que|se puede)|nunca|nadie|prohibid\\p{L}*|ilegal|discrimin\\p{L}*|voluntari\\p{L}*|opcional|anónim\\p{L}*|adapta\\p{L}*|ajust\\p{L}*|necesit\\p{L}*|contrato|nómina|seguro|permiso de trabajo',
  is: {
    pregnancy: 'embarazada|en estado|encinta',
    family: 'casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|prometid[oa]|en pareja|madre|padre',
    disability_or_health:
      '(?:a menudo |muy |con frecuencia )?(?:enferm[oa]|de baja|discapacitad[oa]|deprimid[oa]|sord[oa]|cieg[oa]|bien de salud)',
    religion:
      'religios[oa]|creyente|practicante|católic[oa]|musulm\\p{L}+|judí[oa]|cristian[oa]|evangélic[oa]',
    sexual_orientation: 'gay|lesbiana|homosexual|bisexual|heterosexual|trans\\p{L}*',
    union_or_politics:
      '(?:afiliad[oa] (?:a (?:un|algún) )|de (?:un|algún) |en (?:un|algún) |miembro de (?:un|algún) )?sindica(?:to|d[oa]|lista)',
  },
  has: {
    family: '(?:hij[oa]s|niñ[oa]s|familia|pareja|marido|novi[oa]|esposa)',
    pregnancy: 'un (?:bebé|hijo)',
    disability_or_health: `(?:alguna?|una?) (?:discapacidad|enfermedad|problema de salud|minusvalía|${ILLS})|problemas de salud|discapacidad|enfermedades`,
  },
  which: {
    age: 'cuántos años (?:tiene|tienes)|qué edad (?:tiene|tienes)|cuándo (?:nació|naciste)',
    disability_or_health:
      '(?:cuánt[oa]s (?:días|veces)|con qué frecuencia|cada cuánto)[^.;]{0,30}(?:enferm[oa]|baja)',
    religion: 'qué (?:religión|fe|iglesia|confesión)|de qué religión',
    race_or_origin:
      'de dónde (?:es|son|viene|vienen) (?:tus?|sus?) (?:familia|padres)|de dónde (?:es|eres|viene|vienes) (?:realmente|en realidad|originalmente|de origen)|dónde (?:nació|naciste)|qué (?:nacionalidad|raza|etnia|origen)',
    union_or_politics: 'qué (?:partido|sindicato)|a quién (?:vota|votas|votó|votaste)',
    family: 'cuántos hijos|qué hace (?:tu|su) (?:marido|pareja)',
  },
  nouns: {
    age: 'edad|fecha de nacimiento|año de nacimiento',
    family: 'estado civil|situación familiar|planes? (?:de familia|familiares)',
    pregnancy: 'embarazo',
    disability_or_health: '(?:estado de )?salud|enfermedad(?:es)?|discapacidad|bajas(?: médicas)?',
    religion: 'religión|fe|creencias|confesión',
    race_or_origin:
      'origen(?: étnico)?|raza|etnia|color de piel|lengua materna|lugar de nacimiento|país de nacimiento',
    nationality: 'nacionalidad',
    sexual_orientation: 'orientación sexual|sexualidad',
    union_or_politics: 'afiliación (?:sindical|política)|ideas políticas|ideología',
  },
  besides: {
    race_or_origin: 'acento|apellido|pronunciación',
    religion: 'velo|pañuelo',
    union_or_politics: '(?:labor|actividad|trabajo|pasado) sindical',
  },
  against:
    'asust\\p{L}*|espant\\p{L}*|molest\\p{L}*|preocup\\p{L}*|incomod\\p{L}*|incómod\\p{L}*|demasiado|muy (?:fuerte|marcado|cerrado)|problem\\p{L}*|no (?:les|le|nos|encaj\\p{L}*|gust\\p{L}*|entend\\p{L}*|convenc\\p{L}*|se sentirían)|dudas|difícil\\p{L}*',
};

const NL: Tongue = {
  you: '(?:je|jij|u|jullie)',
  your: '(?:je|jouw|uw|jullie)',
  be: '(?:ben|bent|was|zijn|waren|bent u)',
  have: '(?:heb|hebt|heeft|had|verwacht)',
  whether: '(?:of|als|indien)',
  asks: 'zeg\\p{L}*|laat (?:ons|mij|me) (?:\\p{L}+ )?weten|weten|vertel\\p{L}*|geef|geven|noem\\p{L}*|vermeld\\p{L}*|bevestig\\p{L}*|vraag\\p{L}*|vragen|schrijf|meld\\p{L}*|deel|wat (?:is|zijn)|hoe is|mag ik|benieuwd',
  not: 'vragen (?:wij|we) (?:\\p{L}+ )?niet|maakt niet uit|doet er niet toe|ongeacht|niet (?:\\p{L}+ )?(?:vragen|nodig|verplicht|belangrijk|relevant|zeggen|vertellen)|nooit|niemand|verboden|onwettig|discrimin\\p{L}*|vrijwillig|anoniem|aanpass\\p{L}*|voorziening\\p{L}*|nodig|hulp|contract|loon\\p{L}*|verzekering|werkvergunning|vog',
  is: {
    pregnancy: 'zwanger|in verwachting',
    family: 'getrouwd|gehuwd|single|alleenstaand|gescheiden|verloofd|weduw\\p{L}*|moeder|vader|samenwonend',
    disability_or_health:
      '(?:vaak |wel eens |regelmatig |chronisch )?(?:ziek|gezond|gehandicapt|depressief|doof|blind|arbeidsongeschikt)',
    religion: 'gelovig|religieus|katholiek|protestant\\p{L}*|moslim\\p{L}*|joods|christen|christelijk|hindoe',
    sexual_orientation: 'homo|lesbisch|homoseksueel|biseksueel|hetero\\p{L}*|trans\\p{L}*',
    union_or_politics: '(?:lid van (?:een|de) |in (?:een|de) )?vakbond(?:slid)?',
  },
  has: {
    family: '(?:jonge |kleine )?(?:kinderen|kids)|een (?:gezin|man|vrouw|partner|vriend|vriendin)',
    pregnancy: 'een (?:kind|baby)|een kinderwens',
    disability_or_health: `(?:een )?(?:handicap|beperking|ziekte|aandoening|gezondheidsproblemen|${ILLS})|gezondheidsklachten`,
  },
  which: {
    age: 'hoe oud (?:(?:ben|bent) (?:je|jij|u)|(?:je|jij|u) (?:ben|bent))|wanneer (?:(?:ben|bent) )?(?:je|jij|u) geboren',
    disability_or_health:
      'hoe (?:vaak|lang|veel (?:ziekte)?dagen) (?=[^.;]*(?:je|jij|u))[^.;]{0,30}?ziek\\p{L}*|hoeveel (?:ziekte)?dagen[^.;]{0,25}(?:ziek|je|u)',
    religion: '(?:welk|welke|wat voor) (?:geloof|religie|kerk|godsdienst)',
    race_or_origin:
      'waar (?:komt|komen) (?:je|jouw|uw) (?:familie|ouders)|waar (?:je|jouw|uw) (?:familie|ouders)|waar (?:kom|komt) (?:je|jij|u) (?:echt|oorspronkelijk|eigenlijk)|waar (?:ben|bent) (?:je|u) geboren|welke (?:nationaliteit|afkomst|etniciteit)',
    union_or_politics: 'welke (?:partij|vakbond)|op wie (?:stem|stemt|je stemt|u stemt)',
    family: 'hoeveel kinderen|wat doet (?:je|jouw|uw) (?:man|vrouw|partner)',
  },
  nouns: {
    age: 'leeftijd|geboortedatum|geboortejaar',
    family: 'burgerlijke staat|gezinssituatie|thuissituatie|gezinsplannen',
    pregnancy: 'zwangerschap|kinderwens',
    disability_or_health: 'gezondheid|ziektes?|handicap|beperking|ziekteverzuim|ziektedagen',
    religion: 'geloof|religie|godsdienst|geloofsovertuiging',
    race_or_origin: 'afkomst|herkomst|etniciteit|huidskleur|moedertaal|geboorteplaats|geboorteland',
    nationality: 'nationaliteit',
    sexual_orientation: 'geaardheid|seksuele (?:geaardheid|voorkeur|oriëntatie)',
    union_or_politics: 'vakbondslidmaatschap|politieke (?:voorkeur|mening|overtuiging)',
  },
  besides: {
    race_or_origin: 'accent|achternaam|uitspraak',
    religion: 'hoofddoek',
    union_or_politics: 'vakbondswerk|werk (?:voor|bij|in) de (?:vakbond|bond)',
  },
  against:
    'afschrik\\p{L}*|schrik\\p{L}*|stoor\\p{L}*|storen\\p{L}*|te (?:sterk|zwaar|hoorbaar|dik|oud|jong)|niet (?:prettig|goed|passen|fijn|verstaan|bevallen)|problem\\p{L}*|moeilijk\\p{L}*|ongemakkelijk|twijfel\\p{L}*|bezwaar\\p{L}*',
};

const IT: Tongue = {
  you: '(?:lei|tu|voi)',
  your: '(?:(?:la |il |le |i )?(?:tu[oae]|tuoi|su[oae]|suoi))',
  be: '(?:sei|è|siete|eri|era|è stat[oa]|sei stat[oa])',
  have: '(?:hai|ha|avete|avevi|aveva|aspetti|aspetta)',
  whether: '(?:se)',
  asks: "dir(?:ci|mi|lo)|dic(?:a|i)(?:ci|mi)?|indic\\p{L}*|sapere|conferm\\p{L}*|comunic\\p{L}*|menzion\\p{L}*|chied\\p{L}*|raccont\\p{L}*|scriv\\p{L}*|aggiung\\p{L}*|qual è|quali sono|com[’']è",
  not: 'non (?:le |ti |si )?chied\\p{L}*|non importa|non conta|indipendentemente|non (?:è necessario|serve|chiediamo|si chiede|occorre|deve|devi)|mai|nessuno|vietat\\p{L}*|illegal\\p{L}*|discrimin\\p{L}*|facoltativ\\p{L}*|volontari\\p{L}*|anonim\\p{L}*|adatta\\p{L}*|bisogno|contratto|busta paga|permesso di (?:lavoro|soggiorno)',
  is: {
    pregnancy: 'incinta|in (?:gravidanza|dolce attesa)',
    family: 'sposat[oa]|single|divorziat[oa]|vedov[oa]|fidanzat[oa]|celibe|nubile|madre|padre|mamma|papà',
    disability_or_health:
      '(?:spesso |mai )?(?:malat[oa]|disabile|invalid[oa]|depress[oa]|sord[oa]|ciec[oa]|in buona salute)',
    religion: 'religios[oa]|credente|praticante|cattolic[oa]|musulman[oa]|ebre[oa]|cristian[oa]',
    sexual_orientation: 'gay|lesbica|omosessuale|bisessuale|etero\\p{L}*|trans\\p{L}*',
    union_or_politics: '(?:iscritt[oa] (?:a|ad) (?:un )?)?sindacat[oa]',
  },
  has: {
    family: '(?:figli|bambini|una famiglia|un marito|una moglie|un compagno)',
    pregnancy: 'un (?:bambino|figlio)',
    disability_or_health: `(?:una |qualche |delle )?(?:disabilità|malattia|malattie|invalidità|problemi di salute|${ILLS})`,
  },
  which: {
    age: 'quanti anni (?:ha|hai)|quando (?:è|sei) nat[oa]',
    disability_or_health:
      '(?:quanti giorni|quante volte|con che frequenza|ogni quanto)[^.;]{0,30}malat\\p{L}*',
    religion: '(?:quale|che) (?:religione|fede|chiesa)',
    race_or_origin:
      'da dove (?:viene|vengono|proviene) (?:la (?:tua|sua) famiglia|i (?:tuoi|suoi) genitori)|di dove (?:è|sei) (?:veramente|davvero|in origine)|dove (?:è|sei) nat[oa]|(?:quale|che) (?:nazionalità|etnia|origine)',
    union_or_politics: '(?:quale|che) (?:partito|sindacato)|per chi (?:vota|voti|ha votato|hai votato)',
    family: 'quanti figli',
  },
  nouns: {
    age: 'età|data di nascita|anno di nascita',
    family: 'stato civile|situazione familiare|progetti familiari',
    pregnancy: 'gravidanza',
    disability_or_health: '(?:stato di )?salute|malatti[ae]|disabilità|assenze per malattia',
    religion: 'religione|fede|credo',
    race_or_origin:
      'origin[ei](?: etnic\\p{L}+)?|etnia|colore della pelle|lingua madre|luogo di nascita|paese di nascita',
    nationality: 'nazionalità',
    sexual_orientation: 'orientamento sessuale|sessualità',
    union_or_politics: 'iscrizione al sindacato|opinioni politiche|idee politiche',
  },
  besides: {
    race_or_origin: 'accento|cognome|pronuncia',
    religion: 'velo',
    union_or_politics: '(?:attività|lavoro|passato) sindacale',
  },
  against:
    'spavent\\p{L}*|infastid\\p{L}*|preoccup\\p{L}*|disagio|troppo|problem\\p{L}*|difficil\\p{L}*|non (?:è|era|sarebbe) (?:piaciut\\p{L}*|adatt\\p{L}*|andat\\p{L}*)|non (?:piac\\p{L}*|va|convinc\\p{L}*|capi\\p{L}*)|dubbi',
};

/** The languages beside English in which a question about somebody is known. */
export const TONGUES: readonly Tongue[] = [DE, FR, ES, NL, IT];
