/**
 * Under what a line of a brief stands; `terms` is when and on what contract the work is done, `inside` what is between the client
 * and the recruiter, `other` what no draft takes.
 */
export type Section =
  | 'intro'
  | 'responsibilities'
  | 'requirements'
  | 'nice_to_have'
  | 'offers'
  | 'terms'
  | 'inside'
  | 'other';

/**
 * What heads a part of a brief where it is all of the line, or all that stands before a colon: as people write it to one another
 * ("What I need", "Would be good"), in job descriptions, old ads and forms, in seven languages. A slash divides the forms.
 */
const WHOLE: Readonly<Record<Exclude<Section, 'intro'>, string>> = {
  inside: `
    (?:the )?(?:reason|why)(?: (?:for|it['’]s|its|is it|the))?(?: (?:the |this )?(?:vacancy|vacant|opening|open|role|search|hire|leaving))? / why vacant / replacing / replaces / backfill(?: for)? / incumbent / current holder / predecessor
    (?:our |your |agency |agreed |search |placement )?(?:fees?|terms|margin|mark-?up|commission|rebate|guarantee|charge rate|bill rate)(?: agreed)? / budget (?:agency|cabinet) / invoic(?:e|ing)(?: to)? / billing / tax id / vat (?:no|number)
    customer(?: name)? / (?:ordered|placed|raised|logged|taken|submitted) by / order(?:er| placed by) / new.{1,4}replacement / replacement(?: for)? / (?:buyer|hr|site|client) contact / budget (?:ceiling|max(?:imum)?|limit)(?: \\(.*\\))? / client(?: name)? / company name / organi[sz]ation(?: name)? / authori[sz]ed by / requested by / requester / signed off by / approved by / (?:hiring|line) (?:mgr|manager) / contact (?:person|name|details) / address / internal(?: notes?| only)? / not for (?:publication|candidates) / off the record / sensitive
    grund(?: der (?:suche|vakanz|ausschreibung|besetzung|stelle))? / anlass / hintergrund / nachfolge(?: für| von)? / ersatz für / (?:ihr |euer |unser |das )?honorar / provision / vermittlungs(?:honorar|gebühr|provision) / (?:honorar|zahlungs)konditionen / rechnung(?: an)?
    auftraggeber(?:in)? / firma / kunde / anschrift / adresse / ansprechpartner(?:in)? / angefordert von / genehmigt von / intern / vertraulich / nicht veröffentlichen
    motif(?: du (?:recrutement|remplacement|besoin))? / raison(?: du (?:recrutement|remplacement))? / remplacement(?: de)? / contexte / (?:budget|honoraires|commission|forfait|tarif)(?: (?:du )?cabinet)? / honoraires / facturation / établissement / demandeu(?:r|se) / client / adresse / interlocut(?:eur|rice) / validé par / interne / confidentiel
    motivo(?: de la (?:vacante|búsqueda|contratación|selección))? / sustituye a / (?:tarifa|honorarios|comisión|fee)(?: pactad[ao]s?| acordad[ao]s?)? / facturación / empresa / (?:persona de )?contacto / cliente / solicitante / dirección / autorizado por / interno / confidencial
    motivo(?: della ricerca)? / (?:vostro |ns.? |nostro )?(?:compenso|margine|fee|onorario) / fatturazione / cliente / committente / azienda / referente / indirizzo / richiedente / interno / riservato
    reden(?: (?:van )?(?:de )?vacature)? / aanleiding / vervanging(?: van)? / (?:jullie |onze |jouw )?(?:fee|tarief|marge) / opdrachtgever / klant / contactpersoon / adres / aanvrager / intern / vertrouwelijk`,
  terms: `
    notice(?: period)? / (?:(?:working|work|shift|weekly|office|contract(?:ed)?) )?hours / hours (?:of work|per week) / hrs / schedule / (?:the )?shifts?(?: pattern)? / rota / roster / working (?:pattern|week|time) / pattern / days / working days / contract(?: type| length| term)? / term / duration / engagement type / type of (?:contract|employment) / employment type / tenure
    arbeitszeit(?:en)? / arbeitstage / (?:wochen)?stunden / dienstzeiten? / schicht(?:en|zeiten|system)? / dienstplan / umfang / stellenumfang / pensum / beschäftigungsumfang / vertragsart / befristung / anstellung(?:sart)?
    horaires?(?: de travail)? / temps de travail / durée(?: du travail| du contrat)? / rythme / planning / (?:type de )?contrat / nature du contrat
    horarios? / turnos? / jornada(?: laboral)? / (?:tipo de )?contrato / duración
    orari[oo]?(?: di lavoro)? / turn[io] / (?:tipo di )?contratto / durata
    werktijd(?:en)? / uren(?: per week)? / rooster / dienstverband / contract(?:vorm)?`,
  requirements: `
    precis(?:o|amos)(?: de)? / (?:what )?(?:i|we) (?:insist on|won['’]t (?:budge|move|bend) on) / non-?negotiables? /
    (?:(?:has|have|he|she|they|you) )?(?:gotta|got to|has to|have to|needs? to|ought to) (?:have|hold|be|know|bring) / moet(?:en)?(?: hebben)? / (?:verplicht|vereist) / deve avere / (?:debe|tiene que) (?:tener|traer) / doit avoir / (?:they |you |he |she )?(?:['’]ve|['’]s) got to have /
    (?:job |role |min(?:imum|\\.)? |key |basic )?(?:reqs|req['’]?ts|reqmts?|rqmts?|requ?)\\.? /
    (?:required )?(?:certs?|certifications?|checks?|screening|background checks?|languages?|driving licen[cs]e|immuni[sz]ations?|vaccinations?|right to work|experience|education|clearance|physical(?: demands)?)(?: required| needed)?
    sprach(?:en|kenntnisse) / (?:berufs)?erfahrung / ausbildung / führerschein / nachweise? / vor arbeitsbeginn / (?:obligations légales) / dipl[oô]mes?(?: exigés?| requis)? / langues? / expérience / permis / habilitations? / vaccinations?
    experiencia / idiomas / formación / titulación / carn[eé]s? / esperienza / lingue / titolo di studio / patenti? / ervaring / opleiding / talen / diploma['’]?s? / rijbewijs / was je meebrengt
    (?:you|they|he|she) (?:must|should|need to|have to) (?:bring|have|hold|know) / should (?:know|have) / (?:mandatory|required|key|core|technical) skills? / need
    (?:the )?ask / (?:what(?:['’]s| is) )(?:asked(?: for)?|needed|required|expected|essential)(?: of (?:you|them))? / what it takes / (?:to (?:do this|succeed|thrive|be considered|get this|do well)(?: (?:job|role|well|here|in (?:this|the) role))?,? ?(?:you(?:['’]ll| will)?|they|we)? ?(?:need|must have|have)?) / (?:non-?negotiables?|deal-?breakers?|criteria|the (?:bar|basics|profile|brief on the person)) / you(?:['’]re| are)(?: someone who| somebody who)? / you should(?: have| be)?
    (?:(?:ideal )?(?:candidate|applicant|person)(?:['’]s)?|desired|required) (?:profile|requirements?|criteria|specification|attributes) / krav(?:profil)? / kvalifikationer / kvalifikasjoner / vi søger / du har / wymagania / oczekujemy / vaatimukset / eligibility(?: criteria)?
    musts? / must[- ]haves? / essentials?(?: criteria)? / required / (?:key |minimum |min |basic )?(?:requirements?|qualifications?)(?: for the (?:role|job|post))?
    needs? / needed / wants? / mandatory / looking for / ideal (?:person|candidate) / the (?:ideal |right |successful )?(?:person|candidate|applicant)
    (?:what |the things )?(?:i|we|you|he|she|they|he or she|the person|(?:the|our|my) (?:client|team|business|boss|manager|school|practice|owner)|do (?:you|we|they|i))(?:(?:/(?:he|she|they))*)(?:['’]ll|['’]d|['’]re|['’]s| will| would| are| is| do)? (?:also )?(?:needs?|wants?|brings?|requires?|must (?:have|know|be|hold)|should (?:have|know|be|bring|hold)|expects?|have|has|looks? for|looking for|asks?|asking|hopes?|hoping|insists? on|seeks?|seeking|can(?:['’]?t| ?not) do without|after)(?: (?:for|of|from)(?: (?:you|them|him|her|people|the person|(?:the )?(?:candidates?|applicants?)))?)?(?: to (?:have|bring|need|see))?
    who (?:(?:you|they|he|she) (?:are|is)|we (?:want|need)|this suits|it suits|(?:we|i)(?:['’]re| are|['’]m| am) (?:after|looking for)|(?:would|will) suit) / about (?:you|the person)
    skills?(?:,? (?:and|&) (?:experience|qualifications|knowledge|attributes))? / (?:knowledge, )?(?:skills|experience)(?:,? (?:and|&) (?:skills|qualifications|knowledge|training))?
    education(?: (?:and|&) experience)? / licen[cs]es?(?: (?:and|&) tickets)? / tickets(?: (?:and|&) licen[cs]es)? / selection criteria / person(?:nel)? spec(?:ification)? / background needed
    profile? / muss / zwingend / erforderlich / voraussetzung(?:en)? / anforderungen / (?:ihre|deine|die) qualifikation(?:en)? / qualifikation(?:en)? / was (?:sie|du|ihr|wir) (?:mitbringen|mitbringst|mitbringt|erwarten|suchen|brauchen|brauchst)(?: sollten| solltest)?
    (?:das )?(?:bringen sie|bringst du|sollten sie|solltest du) ?(?:mit|mitbringen)? / wen wir suchen / (?:ihr|dein) profil / wir (?:erwarten|suchen|wünschen uns|brauchen)
    obligés? / obligatoires? / impératif / impérativement / indispensable / obligatoire / requis / exigences / (?:votre |le )?profil(?: (?:recherché|souhaité|attendu|idéal))? / ce que nous (?:attendons|demandons|recherchons|cherchons)(?: de vous)? / ce que vous (?:apportez|avez)
    (?:vos )?compétences(?: (?:requises|attendues|clés))? / vos atouts / formation(?: et expérience)? / qui (?:êtes-vous|es-tu) \\?? / (?:ce qu['’])?il (?:vous |te )?faut
    (?:what|things?) (?:i|we) (?:can(?:no|['’])t|won['’]?t|couldn['’]t|cannot) (?:do|live|go|manage|work) without / (?:my |our )?(?:non[- ]?negotiables?|deal ?-?breakers?|red lines?|absolute musts?) / ohne das geht (?:es )?nicht / sans quoi (?:ça ne marche pas|rien)
    requisitos(?: (?:mínimos|imprescindibles|indispensables))? / imprescindible / (?:se )?(?:requiere|pide|necesita|busca|exige) / (?:qué |lo que )?(?:buscamos|pedimos|necesitamos|requerimos) / (?:tu |el )?perfil(?: (?:buscado|requerido|deseado))? / formación(?: y experiencia)?
    requisiti / (?:cosa |chi )?cerchiamo / profilo(?: ricercato)? / (?:wat )?(?:vragen wij|wij vragen|we vragen) / wat (?:je|jij) meebrengt / (?:(?:jouw|je|het) )?profiel / wie ben jij\\?? / (?:functie-?)?eis(?:en)? / wat vragen (?:we|wij) / wat (?:we|wij) (?:vragen|zoeken|verwachten)(?: van je)? / wie (?:we|wij) zoeken / dit (?:vragen|zoeken) (?:we|wij) / nodig / (?:das )?(?:solltest du|sollten sie) (?:können|haben|mitbringen) / mindestanforderungen / (?:chiediamo|cosa (?:chiediamo|serve)|indispensabile|obbligatorio|competenze(?: richieste)?) / (?:o que )?(?:pedimos|precisa(?:mos)?|exigimos|buscamos) / requisitos obrigatórios / (?:o )?perfil / on (?:demande|cherche|attend) / pré-?requis`,
  nice_to_have: `
    en (?:\\+|plus) / als plus / in più / a favor /
    good / goods / leuk / fijn / mooi / bien / bueno / bene / bra / gut / bom / legal / (?:ça |cela |das |dat |det |eso |isso )?(?:aide(?:rait)?|hilft|helpt|hjälper|hjelper|ayuda|ajuda|aiuta) / helps /
    (?:seria|sería|sarebbe|serait|wäre|zou) (?:bacana|bom|legal|ótimo|óptimo|massa|interessante|desejável|genial|bueno|estupendo|ideal|bello|ottimo|ideale|bien|top|super|gut|ideal|mooi zijn|fijn zijn) / what (?:i|we)(?:['’]d| would) (?:like|love)(?: to see)? /
    (?:it )?(?:would|['’]d|will|might) (?:also |really )?(?:help|be (?:good|great|nice|lovely|handy|useful|ideal|helpful)) if (?:you|they|he or she) (?:had|have|knew|know)(?: some)? /
    handig / prettig / welkom / (?:das )?wäre (?:schön|toll|super) / utile / útil /
    (?:(?:it|that|this) )?(?:would|['’]d) be (?:an? )?(?:ace|fab|fantastic|magic|brill|brilliant|amazing|awesome|super|perfect|gold|mint|bonus|dream|bonus points) /
    (?:das|darüber|was|worüber wir uns) (?:würde |(?:be)?sonders )?(?:uns )?(?:(?:auch |sehr |besonders |noch )*(?:freut|freuen|freuen würde|freuen wir uns)(?: wir)?(?: uns)?(?: würden?| (?:auch|sehr|besonders))?) / (?:ce qui )?(?:nous )?(?:ferait plaisir|plairait(?: aussi)?) / (?:nos|me) (?:haría|hace) ilusión / (?:ci|mi) (?:farebbe|fa) piacere / daar (?:worden|zijn) we blij (?:van|mee) / (?:this|that|what) (?:would |will )?makes? us (?:happy|smile) /
    would love(?: to (?:see|have))? /
    assets? / (?:considered |also )?an asset / would be an asset / helps if you have / bonus points? for /
    meriterande / ønskelig / en fordel / mile widziane / katsotaan eduksi / likes? / loves? / wish ?list / (?:highly |well |much )?(?:regarded|valued|welcomed|appreciated|prized)
    (?:we|i)(?:['’]d| would) (?:love|like)(?: to see)? / helpful(?: but not (?:essential|required))? / (?:good|gd|nice|gud) (?:to|2) (?:have|hv|hav) / would be (?:nice|great|good|handy|helpful|ideal) / kann / kein muss / optional / plus
    pref(?:erred|erably)?(?: (?:qualifications?|skills|experience|criteria))? / nice / nice[- ]to[- ]haves? / useful / bonus(?: points)? / plus / pluses / would like / desirables?(?: criteria)? / desired / extra points / brownie points
    (?:it['’]d be |it would be |would be |['’]d be )(?:good|nice|great|ideal|lovely|handy|useful|a plus|a bonus|an advantage)(?: (?:if (?:you|they|he|she) (?:have|has|had)|to have))? / (?:good|great) to have / (?:what|things? that)(?:['’]d| would| might| will)(?: (?:also|really|just))? (?:be (?:\\p{L}+ )?(?:great|good|nice|lovely|handy|useful|helpful|ideal|brilliant|amazing|a (?:plus|bonus|help))|help) / nice if(?: (?:you|they|he|she)(?:['’]ve| have| has|['’]s))?
    gern / gerne(?: gesehen)? / schön wäre / wunsch / wünschenswert / von vorteil / idealerweise / das wäre (?:schön|toll|ein plus) / pluspunkte
    souhaité / apprécié / (?:ce |cela )?serait un plus / (?:un|les) plus / atouts? / idéalement
    se valora(?:rá)?(?: positivamente)? / valorable / deseable / (?:a )?valorar / te sumará / gradit[oiae] / costituisce un plus / titol[oi] preferenzial[ei] / mooi meegenomen / (?:een )?pluspunt(?:en)? / desejável / diferenci(?:al|ais) / bienvenu / gut zu (?:wissen|haben) / schön zu haben / (?:een|is een) pr[eé] / valoriza-se`,
  responsibilities: `
    do / to do / the doing / zu tun / à faire / a fare / te doen / att göra / a fazer / por hacer / travail / was zu tun ist / o que (?:a pessoa|o profissional|quem vier|ele|ela) (?:vai fazer|fará|faz) / wat (?:hij|zij|de persoon) doet / ce qu(?:['’](?:il|elle)|e la personne) fer?a(?:it)? / lo que hará(?: la persona)? / cosa fa(?:rà)? /
    arbetsuppgifter / arbejdsopgaver / arbeidsoppgaver / obowiązki / zakres obowiązków / tehtävät / (?:mahi|the mahi)
    (?:job |work )?scope(?: of (?:work|(?:the )?(?:role|job)))? / (?:the )?work / kpas? / kras? / key (?:performance|result) areas? / about the (?:job|work)
    au programme / (?:a|the|your) (?:usual )?day (?:here|in the (?:life|job|role)) / the (?:job|work) / role / (?:the |your |his |her |their |our )?(?:(?:main|key|essential|core|principal|primary|daily|specific|general|typical) )?(?:job )?(?:tasks?|dut(?:y|ies)|responsibilit(?:y|ies)|accountabilit(?:y|ies)|activities)(?: of the (?:job|role|post|position))?(?: (?:and|&) (?:duties|responsibilities|accountabilities|tasks))?
    what (?:you|they|he|she|the person|we need (?:you|them) to)(?:['’]ll|['’]d| will| would)? (?:do|does|be doing|own|work on)(?: all day| day to day| here)? / you(?:['’]ll| will) / does / day[- ]to[- ]day / (?:a|your|the) (?:typical |working )?day(?: to day)? / in this role(?: you(?:['’]ll| will))? / (?:the|our|your|this|an?) (?!(?:client|company|employer|school|firm|agency|team|hotel|practice|hospital|house|business)\\b)(?:\\p{L}[\\p{L}’'/&-]*,? ){1,5}(?:will|shall|would|is to)(?: be (?:responsible|accountable) for)? / (?:le|la|l[’']|notre|votre) ?(?:\\p{L}[\\p{L}’'-]* ){1,4}(?:(?:sera|est) chargée? (?:de|d[’'])|aura pour missions?|devra)
    key (?:result )?areas / tätigkeiten / (?:ihre|deine|die) (?:tätigkeiten?|rolle|aufgaben|arbeit) / aufgaben(?:gebiet|bereich)? / was (?:sie|dich|euch) (?:bei uns )?erwartet / das (?:erwartet (?:sie|dich)(?: bei uns)?|kommt auf (?:sie|dich) zu|machen sie|machst du) / womit (?:sie|du) (?:sich|dich) beschäftig\\p{L}+ / (?:ihr|dein)(?: neuer)? (?:alltag|arbeitstag|tag|einsatz) / was (?:sie|du) (?:tun|tust|machen|machst|bewegen|bewegst)
    (?:vos |les |tes )?(?:principales )?(?:missions|activités|responsabilités|tâches)(?: principales)? / ce que (?:vous|tu) (?:ferez|faites|feras|fais)(?: chez nous| ici| au quotidien| pour nous| dans ce poste)? / (?:votre|le|ton) (?:rôle|quotidien|poste|mission) / vous (?:serez|aurez) (?:chargée?|à)
    (?:tus |sus |las )?(?:principales )?(?:funciones|tareas|responsabilidades)(?: principales)? / (?:qué|lo que) (?:harás|hará|vas a hacer) / tu (?:día a día|misión|trabajo)
    (?:le tue |le )?(?:mansioni|attività|responsabilità) / cosa farai / (?:jouw |de )?(?:taken|werkzaamheden) / wat (?:ga je|je gaat) doen / (?:as tuas |principais )?(?:funções|tarefas|atividades|responsabilidades) / o que (?:vai|você vai|vais) fazer / il lavoro / di cosa (?:ti|si) occuper\\p{L}+ / (?:het|jouw) werk / wat (?:je )?doe(?:t|n)? (?:je)?`,
  offers: `
    vi erbjuder / vi tilbyder / vi tilbyr / oferujemy / tarjoamme / on top / (?:the )?perks / total rewards
    offer / offered / geboten(?: wird| werden)? / on offer / what you can expect(?: (?:from us|here|in return))? / what (?:you|they)(?:['’]ll| will)? find(?: here)? / in return / perks of the (?:job|role) / (?:the |our |your )?(?:(?:employee|staff|company|key) )?(?:package|benefits?|perks?|rewards?|extras|conditions|benefits package)(?: (?:and|&) (?:benefits|perks|conditions|rewards))?
    (?:what )?you(?:['’]ll| will)? (?:also )?get / what(?:['’]s| is) (?:in it(?: for (?:you|them|me))?|on offer|the deal)\\?? / the deal / (?:what )?we (?:offer|give|provide)(?: you)? / (?:why|reasons to) (?:join|work (?:for|with)) us\\?? / why (?:you(?:['’]ll| will) love it|here)\\??
    angebot / (?:das |was )?(?:wir (?:ihnen |dir )?bieten|bieten wir(?: ihnen| dir)?)(?: ihnen| dir)? / (?:ihre|deine|unsere) (?:vorteile|benefits|leistungen) / vorteile / konditionen / leistungen / unser angebot
    avantages(?: (?:sociaux|et rémunération))? / (?:ce que )?(?:nous|on) (?:vous )?(?:offrons|proposons|offre|propose)(?: à vous)? / (?:vos|les|nos) avantages / rémunération et avantages / conditions / (?:nous )?offrons
    (?:se |te |qué |lo que |qué te )?(?:ofrece|ofrecemos) / condiciones / beneficios / ventajas / (?:cosa )?offriamo / benefit / (?:wat )?(?:bieden wij|wij bieden|we bieden) / (?:(?:ons|het) )?aanbod / (?:(?:jouw|je) )?voordelen / wat krijg je(?: van ons)?\\?? / (?:o que )?oferecemos`,
  other: `
    type / loop / target start / (?:the )?money / when / how (?:i|we)(?:['’]ll| will)? (?:choose|pick|decide) /
    nos?\\.? / no\\.? of (?:posts?|positions?|vacancies|persons|people) / number (?:of (?:posts?|positions?|vacancies|people)|required) / openings / head ?count / qty / quantity / anzahl / nombre de postes / vacantes / posti / aantal / vagas
    how (?:we|they)(?:['’]ll| will)? (?:hire|recruit|pick|choose|select|interview|appoint) / what happens next / (?:the )?next steps / (?:(?:interview|selection|recruitment|hiring|application) (?:process|stages?|steps?|rounds?)) / iter di selezione / sollicitatieprocedure / proceso(?: de selección)? / steps / dept / worksite / work site / pay range / (?:target|expected|anticipated|proposed) start(?: date)? / joining(?: date)? / date of joining / (?:our |the )?(?:interviews?|process|loop|selection|interview (?:process|stages|plan)) / ablauf / auswahl / auswahlverfahren / gespräche / (?:le )?processus / entretiens? / work arrangement / comp / start / starts / kick-?off / commencement / engagement / reporting to / reports to / responsible (?:to|for staff)
    applications close / closing(?: date)? / beginn / eintritt / démarrage / prise de poste / arbeitsort / standort / did / tel / mob / mobile / phone
    about (?:us|the (?:company|firm|client|business|organi[sz]ation|school|hospital|trust|practice|team)) / (?:company|business|organi[sz]ation(?:al)?|employer) (?:overview|background|profile|description|summary|information) / who we are / the (?:company|client|firm|organi[sz]ation) / our (?:story|company|values|culture|mission|vision) / background
    (?:job |position |role |post )?title / position / vacancy / (?:work |job )?location / where / place of work / salary(?: range)? / pay / rate / remuneration / poste / intitulé(?: du poste)? / lieu(?: de travail)? / salaire(?: et primes)? / rémunération / stelle / stellenbezeichnung / ort / gehalt / vergütung / puesto / vacante / lugar / salario / retribución / posizione / ruolo / sede / retribuzione / functie / standplaats / salaris
    (?:line |hiring |ward |practice |home )?manager / (?:position|job|vacancy|requisition|req|reference|ref|post)\\.? ?(?:number|no\\.?|id|ref|code|#) / ref(?:erence)? / directorate / division / department / group / branch / business unit / cost cent(?:re|er) / award / classification / grade / band / employer / company / client / site / home / school(?: site)? / campus / calendar / town / enquiries / contact(?:s| person| us)? / panel / vacancy / status / flsa(?: status)? / date (?:posted|prepared) / last reviewed / version / approved by
    über uns / wer wir sind / das unternehmen / (?:unser )?unternehmen / ansprechpartner(?:in)? / kontakt / bewerbung / abteilung / kostenstelle / qui sommes[- ]nous ?\\?? / (?:l['’])?entreprise / (?:notre )?société / à propos(?: de nous)? / contact / service / référence
    sobre nosotros / (?:quiénes|quienes) somos / (?:la )?empresa / contacto / referencia / departamento / centro / chi siamo / (?:l['’])?azienda / over ons / (?:het )?bedrijf / quem somos`,
};

const PATTERNS = Object.entries(WHOLE).map(
  ([section, forms]) =>
    [
      section as Exclude<Section, 'intro'>,
      new RegExp(
        `^(?:${forms
          .trim()
          .split(/\s+\/\s+|\n\s*/u)
          .join('|')})$`,
        'iu',
      ),
    ] as const,
);

/** What a line heads by all of its words, without the signs of a heading; undefined where they are no heading. */
export function wholeHead(head: string): Exclude<Section, 'intro'> | undefined {
  const bare = head.replace(/^[#*_\s\d.]+|[*_\s:.]+$/gu, '');
  return bare.length > 60 ? undefined : PATTERNS.find(([, pattern]) => pattern.test(bare))?.[0];
}
