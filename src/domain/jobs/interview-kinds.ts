/** How somebody is met or tried, as a brief says it. */
export interface ToldRound {
  kind: 'phone' | 'video' | 'in_person' | 'interview' | 'panel' | 'technical' | 'trial' | 'task';
  /** The brief's own word for it: "trade test"; null for an interview that it says no more of. */
  name: string | null;
  /** Whom people meet there, in the brief's words, but for names: "the two VPs". */
  who: string | null;
  /** How long it takes, where the brief says so. */
  minutes: number | null;
}

/** What a round is. */
export type Kind = ToldRound['kind'];

/** By which words a round is of which kind, tried in this order: "technical panel interview" is a technical round. */
export const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'trial',
    /\b(?:trade[- ]tests?|(?:practical|skills?|bench|weld|welding|cooking|driving) (?:tests?|assessments?|trials?|demonstrations?)|(?:assessment|test) drives?|test welds?|(?:paid |work |kitchen |unpaid )?trial (?:shifts?|days?)|work trials?|probearbeiten|probetag|essai professionnel|(?:soirée|journée|demi-journée|service) d[’']essai|día de prueba|giornata di prova|proefdag|proef(?:rit|draaien|dienst)\p{L}*|meeloop(?:dag|dienst)|(?:prova|turno di prova) (?:pratica|in (?:cucina|officina|negozio|reparto))|un día (?:de prueba )?en (?:cocina|taller|obra|tienda)|prueba (?:práctica|en cocina|de cocina)|essai (?:\p{L}+ ){0,2}(?:demi-journée|journée|atelier)|essai (?:soudure|cuisine|conduite)|tasting|cook[- ]?off|mock lesson|ride-?alongs?|shadowing|dia de teste|teste prático|schnuppertag|(?:half|full)[- ]day trial|(?:demo|sample|model|trial|mock) (?:lesson|class)(?:es)?|(?:teach|give) an? (?:demo|sample|model|trial|mock)? ?(?:lesson|class)|(?:half|full|a|one|two|\d)[- ]?(?:day|days|morning|shift|afternoon|evening) (?:paid )?trial|trial|schnupper\p{L}*|(?:ein(?:en)? )?(?:tag|vormittag|halber tag) (?:mitfahren|mitlaufen|mitarbeiten|hospitieren)|mitfahren|mitlaufen|probe(?:stunde|schicht)|meedraai\p{L}*|prova(?! tecnica)|prueba(?! técnica)|teste(?! técnico))(?!\p{L})/iu,
  ],
  [
    'technical',
    /\b(?:(?:hackerrank|codility|codesignal|coderpad|leetcode|devskiller|testgorilla)(?: (?:tests?|challenges?|assessments?))?|(?:working|practical|skills) interviews?|technical (?:panel )?(?:interviews?|tests?|rounds?|assessments?|exercises?|screens?)|coding (?:tests?|exercises?|challenges?|interviews?)|pair programming(?: session)?|whiteboard(?:ing)? (?:session|interview)|entretiens? techniques?|entrevista técnica|colloquio tecnico|technisches? (?:gespräch|interview)|technisch gesprek|entrevista técnica|pairing(?: session)?|pair[- ]programming|(?:sql|excel|coding|logic|python) (?:tests?|rounds?)|tech(?:nical)? (?:chat|call|talk)|prueba técnica|prova tecnica|technische (?:test|opdracht)|teste técnico|take-home (?:tests?|exercises?|assignments?)|(?:live |pair )?(?:debugging|coding|programming|design|systems?|architecture|code review)(?: design)? (?:exercises?|sessions?|rounds?|challenges?|tasks?)|live coding|fachgespräch|test technique)\b/iu,
  ],
  [
    'task',
    /\b(?:case stud(?:y|ies)(?: presentations?)?|business cases?|presentation(?: to the board)?|(?:psychometric|aptitude|language|written|typing) (?:tests?|assessments?)|assessment cent(?:re|er)s?|clinical scenarios?|role[- ]plays?|teaching demonstrations?|fallstudie|étude de cas|sprachtest|test de langue|arbeitsprobe|probeaufgabe|rollenspiel|mise en situation|exercice pratique|(?:[\p{L}-]+ ){0,2}?(?:tests?|exercises?|tasks?))\b/iu,
  ],
  [
    'phone',
    /(?<!\p{L})(?:(?:tele)?phone\b(?: (?:screens?|interviews?|calls?|chats?|catch-?ups?))?|telefon\p{L}*|(?:entretien|échange|appel|point) téléphonique|par téléphone|coup de (?:fil|téléphone)|(?:per|via) telefono|tel[eé]fono|telefonata|colloquio telefonico|por (?:teléfono|telefone)|llamada(?: telefónica)?|entrevista telefónica|belletje|telefonisch\p{L}*|ligação|ligo|llamad[ao]|llamo|llamaré|chiamata|ring(?: round)?|bell|buzz|tele(?:phonic(?:ally)?|con)|anruf|bel (?:ze|ik|eerst)|appel(?:le)?)(?!\p{L})|^\W*(?:an?|the|one|quick|short|intro\w*|initial|first|\d+|minute|hour|[ -])*calls?\b/iu,
  ],
  [
    'video',
    /(?<!\p{L})(?:(?:video|zoom|teams|online|google meet|skype)s?(?: (?:interviews?|calls?|meetings?|rounds?|chats?))?|\p{L}* ?google meet|(?:video|online)(?:interview|gespräch|call|telefonat)\p{L}*|(?:en )?visio(?:conférence)?|entretien (?:en )?vidéo|videollamada|videochiamata|videoconferen\p{L}*|video ?(?:gesprek|bellen|chamada|gespräch|interview|call)\p{L}*|vc|whats ?app|(?<=(?:on|over|via|by) )meet|(?:chamada|entrevista) (?:de|por) vídeo|ms teams|webex|facetime)(?!\p{L})/iu,
  ],
  [
    'in_person',
    /(?<!\p{L})(?:(?:face[- ]to[- ]face|in[- ]person|on-? ?site)(?: (?:interviews?|meetings?|panel))?|(?:interviews?|meetings?) (?:in person|face to face|on-?site)|(?:(?:second|2nd|final|last|zweite[sr]?|final[e]?|dann|puis) (?:one |round |meeting |interview |stage )?(?:is )?(?:here|(?:in|at) (?:the |our )?\p{L}{3,})|(?:half|full|a) day (?:here|with us|in|at)|both (?:in person|here)|vorbeikommen|kommen? (?:\p{L}+ )?vorbei|langskomen|(?:vois|voit|reçois|reçoit) \p{L}+ \p{L}+ (?:à l[’']|au |chez )|venga\p{L}*|pas(?:se[rz]?|e) (?:nous voir|à l[’'])|come (?:in|out|over|by|down|up|along|round|here)|(?:come|pop|drop|call|swing) (?:to|and|in|by|round)|comes? to (?:the |our |an? )?(?!\p{L}+ (?:decision|agreement))\p{L}+|f2f|look (?:round|around)|walk ?round|tour|(?:at|in|to) (?:the |our |their )?(?:\p{L}+ )?(?:cent(?:re|er)|campus|head office|hq|premises|showroom|workshop|nursery|shed|kitchen|factory|branch|showroom|shop|store|pub|salon|gym|studio|hotel|lodge|nursery|bakery|garage|warehouse|hospital)|(?:\d|one|two|three|a|half a) days? (?:here|with|at|in)|(?:ver|visitar|conocer) (?:el|la|nuestr[oa]) \p{L}+|(?:se|nous) (?:voit|voyons) (?:à|au|dans)|(?:op|in|bij) (?:de|het|ons|onze) \p{L}{4,}|auf dem (?:hof|platz|gelände)|im (?:haus|betrieb|büro|laden|werk|geschäft|salon)|in der (?:kanzlei|praxis|firma|werkstatt|filiale|kita|schule|klinik|niederlassung)|show (?:them|people|him|her) (?:round|around)|kennismak\p{L}*|rencontre[rz]?|pas(?:e|en) (?:\p{L}+ ){0,3}por|pop into|nella nostra sede|à l[’'](?:agence|atelier|hôtel|usine|école)|au (?:bureau|magasin|cabinet|restaurant|siège|garage|salon)|visite de (?:l[’']|la |nos |notre )?\p{L}+|kennenlernen(?! per)|hausführung|rundgang)|(?:site|farm|office|plant|factory|yard|ward|school) (?:visits?|walks?|tours?)|(?:walks?|look|tours?|visits?)(?: (?:of|round|around|through|to))+ (?:the |our )?(?:site|farm|plant|factory|yard|ward|school|floor|hotel|home|kitchen|shop|store|office)|(?:chat|talk|yarn) over (?:tea|coffee|lunch|the kitchen table)|shadow (?:shifts?|days?)|(?:field|shadow) days?|lunch|(?:in|at|on) (?:the |our |your |their |his |her )?(?:office|yard|home|college|school|clinic|hospital|restaurant|shop|store|plant|farm|site|depot|works)s?|vor ort|persönlich\p{L}*|bei uns|kanohi ki te kanohi|(?:(?:right |out |over )?here)(?=$|[ ,.]+(?:on|in|at|with)\b|[,.])|at ours|(?:die|de|a) persona|di persona|in (?:sede|presenza|ufficio|azienda)|(?:qui )?da noi|en persona|presencial(?:mente)?|en (?:la|nuestra|nuestro) (?:oficina|sede|planta|fábrica|tienda|local|obra)|aquí|ici|chez nous|hier|bij ons|op (?:kantoor|locatie)|(?:kop )?koffie|coffee|aqui|em pessoa|pessoalmente|at the (?:mine|quarry|museum|resort|lodge|warehouse|surgery|practice|gallery|library|garage|studio|lab)|hospitation|tag im feld|sur (?:place|site)|en présentiel|dans nos (?:bureaux|locaux))(?!\p{L})/iu,
  ],
  ['panel', /\bpanel(?: interviews?)?\b/iu],
  [
    'interview',
    /\b(?:interviews?|chats?|meetings?|(?:interview )?(?:rounds?|stages?|steps?)|(?:vorstellungs)?gespräche?|entretiens?|entrevistas?|conversations?|colloqui[o]?|gesprek(?:ken)?|conversas?|encuentros?|incontr[oi])\b/iu,
  ],
];
