import type { Catalogue } from '../en/index.ts';

/** What a person agrees to, as approvals are headed. */
export const plans: Catalogue['plans'] = {
  between: ' ; ',
  create: 'à créer : {count} {noun}',
  placed: '{count} {noun}',
  delete: 'à supprimer : {count} {noun}',
  change: 'à modifier : {count} {noun}',
  stage_move: '{count, plural, one {# changement d’étape} other {# changements d’étape}}',
  tags: '{count, plural, one {# modification} other {# modifications}} d’étiquettes',
  fee_terms: '{count, plural, one {# modification} other {# modifications}} des conditions d’honoraires',
  email: '{count} {noun}',
  request: '{count, plural, one {# requête} other {# requêtes}}',
  cancelled: 'à annuler : {count} {noun}',
  closed: 'à fermer : {count} {noun}',
  expired: 'arrive à échéance : {count} {noun}',
  merge: 'à fusionner avec un autre : {count} {noun}',
  part: 'à séparer d’un autre : {count} {noun}',
  erase: 'à effacer définitivement : {count} {noun}',
  fell_off: 'à marquer comme terminé avant terme : {count} {noun}',
  handed_over: 'à transmettre de {from} à {to} : {count} {noun}',
  filled: 'à marquer comme pourvu : {count} {noun}',
  reopened: 'à rouvrir : {count} {noun}',
  on_hold: 'à mettre en attente : {count} {noun}',
  paused: 'à suspendre : {count} {noun}',
  published: 'à publier : {count} {noun}',
  released: 'à libérer : {count} {noun}',
  revoked: 'à révoquer : {count} {noun}',
  sent: 'à envoyer : {count} {noun}',
  withdrawn: 'à retirer : {count} {noun}',
  groupTo: '{what} à {names}',
  groupOf: '{what} ({names})',
  quotesOthers: 'cite ce que d’autres ont écrit',
  toStage: '{name} à {stage}',
  onlyStage: 'à {stage}',
  percentFrom: '{percent} à partir de {from}',
  atLeast: 'au moins {amount}',
  guaranteed: 'garantie de {days, plural, one {# jour} other {# jours}}',
  shownToAgencies: 'visible pour d’autres agences',
  shownOnceReleased: 'visible pour d’autres agences une fois libéré',
  publicAt: 'public à l’adresse {at}',
  noLongerPublic: 'n’est plus public',
  takesIn: 'accueille de lui-même les personnes ajoutées ou évaluées désormais, personne tout de suite',
  takesNone: 'n’accueille plus personne de lui-même',
  keptWarm: 'un e-mail à chaque membre tous les mois, le premier dans un mois',
  notKeptWarm: 'plus d’e-mails mensuels aux membres',
  shares: 'sur les honoraires, {own} pour nous et {theirs} pour l’agence qui y répond',
  dealt:
    'acceptée, ce qui nous engage à partager les honoraires avec {agency} : {own} pour nous et {theirs} pour l’autre agence',
  dealtFee: '{bound}, sur des honoraires de {fee}',
  markedPaid: 'noté comme payé au partenaire',
  markedReceived: 'noté comme reçu du partenaire',
  dealClosed: 'close définitivement',
  introDeclined: 'déclinée',
  end: 'fin',
  cleared: '{what} vidé',
  changedTo: '{what} : {to}',
  changedFromTo: '{what} de {from} à {to}',
  none: 'aucun',
  fee: 'honoraires {amount}',
  profit: 'marge brute {amount}',
  feeHidden: 'honoraires masqués pour cet accès',
  noFee: 'sans honoraires',
  held: 'retenu jusqu’à ce qu’une personne libère, à cause de {words}',
  untried: '{action} {input}, qui ne peut être essayé d’avance',
  nothingChanges: 'Rien ne change{reads, plural, =0 {} one { (# lecture)} other { (# lectures)}}',
  undo: 'Annuler : {what}',
  cv_allowance: 'quota de CV',
  aFinding: '« {words} » : {reason}',
  lookAtThis: 'Une personne doit regarder cela.',
  doNotApproach: 'porte la mention « ne pas contacter »',
  noAddress: 'n’a pas d’adresse e-mail',
  badAddress: 'a une adresse e-mail inutilisable',
  theCandidate: 'Le candidat',
  theOrganizer: 'L’organisateur',
  proofOutward:
    'Votre agence redemande votre clé d’accès avant que quoi que ce soit en sorte, soit supprimé définitivement, ou change des clés, des personnes et des rôles.',
  proofAbove:
    'Votre agence redemande votre clé d’accès pour ce qui vaut plus de {amount}, ou dont la valeur ne peut se dire en {currency}.',
  setBy: 'posé par {name} le {day}',
  setOn: 'posé le {day}',
  setByAlone: 'posé par {name}',
};

/** The kinds of records, counted. */
export const counts: Catalogue['counts'] = {
  account: '{count, plural, one {agence} other {agences}}',
  activity: '{count, plural, one {note} other {notes}}',
  ai_screen: '{count, plural, one {entretien par IA} other {entretiens par IA}}',
  api_key: '{count, plural, one {clé} other {clés}}',
  application: '{count, plural, one {candidature} other {candidatures}}',
  bd_lead: '{count, plural, one {piste} other {pistes}}',
  bd_patch: '{count, plural, one {secteur} other {secteurs}}',
  bd_target: '{count, plural, one {entreprise à gagner} other {entreprises à gagner}}',
  calendar_event: '{count, plural, one {entrée d’agenda} other {entrées d’agenda}}',
  candidate: '{count, plural, one {candidat} other {candidats}}',
  candidate_draft: '{count, plural, one {brouillon de candidat} other {brouillons de candidats}}',
  preference_draft: '{count, plural, one {brouillon de souhaits} other {brouillons de souhaits}}',
  client: '{count, plural, one {client} other {clients}}',
  client_contact: '{count, plural, one {contact} other {contacts}}',
  contractor_link: '{count, plural, one {lien de mission} other {liens de mission}}',
  document: '{count, plural, one {document} other {documents}}',
  duplicate_pair: '{count, plural, one {doublon possible} other {doublons possibles}}',
  import: '{count, plural, one {importation} other {importations}}',
  interview: '{count, plural, one {entretien} other {entretiens}}',
  job: '{count, plural, one {poste} other {postes}}',
  job_ad: '{count, plural, one {annonce} other {annonces}}',
  marketplace_deal:
    '{count, plural, one {accord de la place de marché} other {accords de la place de marché}}',
  marketplace_intro:
    '{count, plural, one {présentation de la place de marché} other {présentations de la place de marché}}',
  marketplace_listing:
    '{count, plural, one {offre de la place de marché} other {offres de la place de marché}}',
  paper: '{count, plural, one {document de mission} other {documents de mission}}',
  paper_waiver: '{count, plural, one {dispense de document} other {dispenses de documents}}',
  job_draft: '{count, plural, one {brouillon de poste} other {brouillons de postes}}',
  distribution_board: '{count, plural, one {site d’emploi} other {sites d’emploi}}',
  distribution_rule: '{count, plural, one {règle de diffusion} other {règles de diffusion}}',
  posting: '{count, plural, one {diffusion} other {diffusions}}',
  phone_screen: '{count, plural, one {entretien téléphonique} other {entretiens téléphoniques}}',
  placement: '{count, plural, one {placement} other {placements}}',
  referee_request: '{count, plural, one {demande de références} other {demandes de références}}',
  pool: '{count, plural, one {vivier} other {viviers}}',
  pool_join_request:
    '{count, plural, one {demande d’entrée dans un vivier} other {demandes d’entrée dans un vivier}}',
  pool_member: '{count, plural, one {membre d’un vivier} other {membres d’un vivier}}',
  quota_adjustment: '{count, plural, one {correction d’objectif} other {corrections d’objectif}}',
  quota_period: '{count, plural, one {période d’objectif} other {périodes d’objectif}}',
  quota_plan: '{count, plural, one {plan d’objectifs} other {plans d’objectifs}}',
  scheduled_email: '{count, plural, one {e-mail programmé} other {e-mails programmés}}',
  spec: '{count, plural, one {présentation spontanée} other {présentations spontanées}}',
  submission: '{count, plural, one {présentation} other {présentations}}',
  email_message: '{count, plural, one {e-mail} other {e-mails}}',
  email_draft: '{count, plural, one {brouillon d’e-mail} other {brouillons d’e-mails}}',
  team: '{count, plural, one {équipe} other {équipes}}',
  user: '{count, plural, one {personne} other {personnes}}',
  webhook: '{count, plural, one {webhook} other {webhooks}}',
  connect_app: '{count, plural, one {application} other {applications}}',
  service_account: '{count, plural, one {compte de service} other {comptes de service}}',
};

/** Why words of a text wait for a person. */
export const reasons: Catalogue['reasons'] = {
  age: 'Choisit ou décrit les personnes selon l’âge.',
  sex: 'Choisit ou décrit les personnes selon le sexe ou le genre.',
  family: 'Choisit ou décrit les personnes selon leur famille ou leur situation matrimoniale.',
  pregnancy: 'Choisit ou décrit les personnes selon une grossesse ou un congé parental.',
  race_or_origin: 'Choisit ou décrit les personnes selon la couleur de peau ou l’origine.',
  nationality:
    'Choisit ou décrit les personnes selon la nationalité ; on peut demander le droit de travailler.',
  language:
    'Demande où une langue a été apprise, ce qui renseigne sur l’origine ; on peut demander le niveau.',
  religion: 'Choisit ou décrit les personnes selon la religion.',
  sexual_orientation: 'Choisit ou décrit les personnes selon l’orientation sexuelle ou l’identité de genre.',
  disability_or_health: 'Choisit ou décrit les personnes selon un handicap ou la santé.',
  appearance: 'Choisit ou décrit les personnes selon l’apparence.',
  union_or_politics: 'Choisit ou décrit les personnes selon le syndicat ou la politique.',
  work_status: 'Choisit les personnes selon qu’elles ont un emploi ou ont servi.',
  sought: 'Dit comment la personne doit être, non ce que le travail demande, ou l’on ne peut l’exclure.',
  likeRole:
    'Se lit comme d’autres lignes qui disent qui la personne doit être ; quelqu’un doit d’abord la regarder.',
  likePerson:
    'Se lit comme d’autres lignes qui disent de quelqu’un ce qui n’a pas sa place dans un recrutement ; quelqu’un doit d’abord la regarder.',
  toldRole: 'Se lit comme d’autres lignes qui disent qui la personne doit être.',
  toldPerson:
    'Se lit comme d’autres lignes qui disent de quelqu’un ce qui n’a pas sa place dans un recrutement.',
  health: 'Parle de santé.',
  pay: 'Dit ce que la personne gagne ou accepterait.',
  notice: 'Dit ce que l’employeur ne doit pas savoir.',
  contactDetails: 'Contient des coordonnées.',
  confidence: 'A été dit en confidence.',
  ownLives: 'Parle peut-être de la vie des personnes et non du travail.',
  identity: 'Reste et peut dire qui c’est.',
  identityTaken: 'Est retiré ; ce qui l’entoure peut dire qui c’est.',
  client: 'Dit au public qui est le client.',
  charge: 'Dit au public ce que l’agence facture.',
};

/** What should be known of a step. */
export const warnings: Catalogue['warnings'] = {
  contactTakenOff:
    'Le contact du poste appartenait à l’ancien client et a été retiré. Choisissez-en un chez le nouveau client.',
  placeLeftOut: 'Un poste en télétravail ne garde ni ville ni région ; elles ont été omises.',
  unlawfulKept: 'Gardé tel que le client l’a dit, et jamais publié ainsi : {findings}',
  listingPaused: 'L’offre sur la place de marché reste suspendue jusqu’à ce que quelqu’un la reprenne.',
  listingHeld:
    'L’offre sur la place de marché attend, à cause de sa formulation, que quelqu’un la libère ou la retire.',
  listingJoined: '{name} figure sur la place de marché avec une seule offre ; l’autre est suspendue.',
  applicationsJoined:
    '{name} figure deux fois sur {job} : la candidature à l’étape {stage} reste et reprend ce que l’autre contient.',
  listingFilled:
    'L’offre sur la place de marché est définitivement pourvue ; le poste peut être partagé de nouveau.',
  noSummary:
    '{name} part sans résumé : rien n’a pu être tiré de la fiche qui puisse être montré sans que quelqu’un le lise d’abord.',
  cvUnread: 'Le CV de {name} part avec l’envoi, et rien n’a pu y être lu : regardez-le avant le client.',
  cvTells: 'Le CV de {name} part tel quel avec l’envoi. {findings}',
  mustMissing: 'Le poste exige {what}, et le dossier de {name} ne le montre pas.',
  flaggedForClient:
    '{name} porte la mention « ne pas contacter »{mark}. Vérifiez auprès de la personne qui l’a posée avant que le client ne la demande.',
  flaggedOnJob:
    '{name} porte la mention « ne pas contacter »{mark} : aucun e-mail ne peut lui être envoyé. Vérifiez d’abord auprès de la personne qui l’a posée.',
  notToApproach: '{name} ne doit pas être contacté{mark}.',
  heldForReview: '{what} attend une personne, et rien n’en sort avant. {findings}',
  nothingAttached: 'Aucun fichier ne part avec cet e-mail, et il dit « {words} ».',
  messageNotSent:
    'Rien n’a été envoyé : {name} a été sollicité il y a moins de 24 heures, et l’e-mail d’alors reste valable.',
  interviewOfEnded: '{name} n’est plus en lice pour ce poste, et tous les invités apprennent ce changement.',
  leftOutOfMail: '{name} n’est plus présenté et ne figure pas dans l’e-mail.',
  lookBefore: 'Rien ne sera retenu : ceci part avec les mots ci-dessous. À regarder avant. {findings}',
  lookAfter:
    'Rien n’a été retenu : ceci est parti avec les mots ci-dessous. À regarder maintenant. {findings}',
  waitsForModel:
    '{what} est lu par le modèle de l’agence avant de sortir, et part de lui-même si celui-ci ne trouve rien.',
  nothingKnown:
    'Le profil de {name} ne dit que le titre : la fiche ne contient ni expérience, ni compétences, ni études qui puissent être montrées.',
  oneStillLive: 'Le poste {job} est {jobStatus}, et une personne y est encore active{who}.',
  someStillLive: 'Le poste {job} est {jobStatus}, et {count} personnes y sont encore actives{who}.',
  jobStillMet: 'Le poste {job} est {jobStatus}, et {name} y a encore un entretien.',
  jobStillMetByMore: 'Le poste {job} est {jobStatus}, et {count} autres entretiens y sont encore prévus.',
  mailStillScheduled: 'L’entretien est annulé, et un e-mail est encore programmé pour le candidat.',
  mailsStillScheduled: 'L’entretien est annulé, et {count} e-mails sont encore programmés pour le candidat.',
  interviewAhead: 'Un entretien est encore à venir pour la personne placée.',
  interviewsAhead: '{count} entretiens sont encore à venir pour la personne placée.',
  erasedBefore:
    'Une personne ayant l’e-mail, le téléphone ou le profil de {name} a été effacée définitivement de cette agence. Ne gardez la fiche que si elle est revenue d’elle-même.',
  erasedForGood:
    '{name} est effacé définitivement, et tout texte qui nomme cette personne est caviardé. Rien ne permet d’y revenir.',
  placementToBegin:
    '{name} a un placement qui n’a pas encore commencé. Il reste sous forme de montants, sans le nom ni ses documents.',
  placementRunning:
    '{name} a un placement en cours. Il reste sous forme de montants, sans le nom ni ses documents.',
  placementRunningUnseen:
    '{name} a un placement qui n’est pas terminé. Faites-le regarder par quelqu’un qui peut lire les placements.',
  personErased:
    'La personne a été effacée, et ses documents avec elle : rien de ce qui manque ne peut être demandé.',
  endedStillBooked: '{name} n’est plus en lice pour ce poste, et un entretien est encore prévu.',
  endedStillMailed: '{name} n’est plus en lice pour ce poste, et un e-mail à ce sujet est encore programmé.',
  endedStillShown: '{name} n’est plus en lice pour ce poste, et le client peut encore répondre par un lien.',
  goneStillBooked: '{name} est supprimé de la base, et un entretien est encore prévu.',
  erasedBooked:
    'Un entretien est prévu avec {name}. Il disparaît avec la fiche, et aucune des personnes invitées n’en est informée.',
  erasedShown: '{name} figure sur une page où un client peut répondre, et en est retiré.',
  mailNamedErased: 'Un e-mail à quelqu’un d’autre nommait la personne et ne part plus.',
  mailsNamedErased: '{count} e-mails à d’autres nommaient la personne et ne partent plus.',
  stageStays: '{name} reste à l’étape {stage} : annuler un entretien ne déplace personne.',
  placedAt: 'Cette agence a placé {name} chez {client}, peut-être toujours en poste.',
  placedAtSince: 'Cette agence a placé {name} chez {client} au {date}, peut-être toujours en poste.',
  liveOnOther: '{name} est aussi en lice pour un autre poste{who}.',
  liveOnOthers: '{name} est aussi en lice pour {count} autres postes{who}.',
  stillLiveOnOther: '{name} est encore en lice pour un autre poste{who}.',
  stillLiveOnOthers: '{name} est encore en lice pour {count} autres postes{who}.',
  linkStillOpen: 'Un lien chez un client montre encore {name}.',
  linksStillOpen: '{count} liens chez des clients montrent encore {name}.',
  papersMissing: 'Il manque encore des documents au contrat : {what}.',
  papersDropped: 'Les contrats en {region} ne demandent plus : {what}.',
  knownPlaced: '{contact} pourrait reconnaître {name}, que l’agence a placé chez ce client.',
  knownSent: '{contact} pourrait reconnaître {name}, qui lui a été présenté nommément pour {job}.',
  knownInvited: '{contact} pourrait reconnaître {name} : l’invitation à {interview} donnait son nom.',
  knownMailed: '{contact} pourrait reconnaître {name} : un mail donnait son nom.',
  focusLeftOut:
    'L’entretien ne porte pas sur {areas} : cela peut interroger sur ce que la loi exclut d’un recrutement.',
  focusNotAllAsked: 'Un entretien porte sur {count} thèmes au plus : les premiers de ces {total}.',
  targetsKeepAmounts:
    'Les objectifs gardent leurs montants et sont lus désormais en {currency} : l’argent n’est jamais converti.',
  inOnePipeline: '{name} figure encore dans un pipeline.',
  inPipelines: '{name} figure encore dans {count} pipelines.',
  emailOfAnother: '{address} est l’e-mail de {name} ; le contact l’affiche, {person} ne l’a pas.',
  valuesLeftBehind:
    'Là où les deux fiches avaient une valeur, celle de {name} reste. Non repris de {person} : {what}. Annuler la fusion sous 30 jours les rétablit.',
  oneChangedSinceMerge:
    'Une entrée a été modifiée depuis la fusion et reste telle quelle. Comparez {name} avec {person}.',
  someChangedSinceMerge:
    '{count} entrées ont été modifiées depuis la fusion et restent telles quelles. Comparez {name} avec {person}.',
  ratePeriodMissing:
    'La marge brute attendue n’est pas connue : rien ne dit si les taux sont à l’heure, au jour ou à la semaine.',
  negativeMargin: 'Le taux payé dépasse le taux facturé : tel que saisi, le contrat perd de l’argent.',
  termsCurrency:
    'Les conditions de {client} sont en {code} et le placement en {currency} : le salaire a été classé tel quel, sans honoraires minimum. L’argent n’est jamais converti.',
  statusBackward: 'Le placement revient de « {fromPlaced} » à « {toPlaced} ».',
  offeredAfterStart:
    'Le jour de l’offre, le {at}, est postérieur à la prise de poste du {until} ; les honoraires gagnés et le délai de placement se comptent d’après lui. Sans jour indiqué, c’est aujourd’hui qui vaut.',
  ratesOfWholeTerm: 'Les nouveaux tarifs valent pour tout le contrat, y compris les jours depuis le {at}.',
  neverStarted:
    '{name} n’a jamais commencé, la garantie n’avait donc pas débuté : le sort des honoraires se convient avec le client.',
  replacementOwed:
    '{name} succède à {who}, dont le placement a pris fin le {at} pendant la garantie, et un remplacement est dû au client. Ce placement compte avec ses propres honoraires.',
  sharedWithPartner:
    '{name} a été présenté par {agency} : {percent} % des honoraires lui reviennent et {share} % à vous.',
  interviewOnEnded: 'Le poste {job} est {jobStatus}, et ceci est un entretien de {name} à ce sujet.',
  fellOffToday:
    'Aujourd’hui, {at}, compte comme dernier jour ; la garantie a pris fin le {until}, donc rien n’est remboursé.',
  workedProfitUnknown:
    'Ce que les jours travaillés ont rapporté n’est pas connu : la marge brute a été saisie, et rien ne dit combien de temps le contrat devait durer.',
  hiddenText: 'Le CV contient des mots qu’aucun lecteur ne voit. Ils ont été omis.',
  modelAway: 'Le modèle n’a pas lu le CV ; le brouillon est ce que les règles ont lu : {why}',
  modelUnbound:
    'Omis de ce que le modèle a donné, car le CV ne le dit pas ainsi, que ce n’est pas une valeur du champ ou que cela révèle ce qui est protégé : {what}.',
  mayBe: '{name} est peut-être {person}.',
  mayBeKnown: '{name} est peut-être {person}, qui figure déjà dans la base ({count} %).',
  linkedToKnown: '« {name} » a été relié à {person}, que l’agence connaît déjà. Le nom reste.',
  noPrimaryContact: 'Le client n’a plus de contact principal ; personne n’a pris sa place.',
  noPlaceToMeet: 'L’invitation dit « sur place », sans lieu.',
  notPutForward: '{name} n’est plus présenté(e), et la réponse est tout de même partie au contact.',
  noMeetingLink: 'L’invitation n’a pas de lien vers l’appel vidéo.',
  namesCandidate:
    '{name} a été présenté au client sans son identité complète, et cette invitation le nomme. Assurez-vous que la personne est d’accord.',
  notInvited: '{name} {whyNot} : aucune invitation ne part. Prévenez cette personne autrement.',
  noInterviewerTold: 'Aucun intervenant n’est nommé : personne de ceux qui interrogent n’en est averti.',
  noInterviewer: 'Aucun intervenant n’est nommé : personne de ceux qui interrogent n’est invité.',
  noNumber: 'Aucun numéro de téléphone n’est connu pour {name} : l’invitation le demande.',
  nameWithheld:
    '{name} a été présenté au client sans son identité complète, l’invitation au client dit donc {label}. Si la personne accepte que le client ait son nom, donnez-le dans le titre.',
  mailNamesCandidate:
    '{name} a été présenté au client sans son identité complète, et ce message dit à {contact} de qui il s’agit. Assurez-vous que la personne est d’accord.',
  waitingMailNames:
    'Le message « {subject} », en attente jusqu’au {when}, dit à {contact} qui est {name}, que le client connaît désormais sans son nom complet : il ne partira pas ainsi. Modifiez-le ou annulez-le.',
  invitedThoughOptedOut:
    '{name} ne souhaite plus recevoir d’e-mails. L’invitation part quand même, comme tout message sur un rendez-vous convenu : assurez-vous que celui-ci l’est.',
  revealsCandidate:
    '{name} n’a pas été présenté(e) au client pour ce poste, et cette invitation donne son nom aux intervieweurs. Vérifiez que la personne est d’accord.',
  confidentialInSpec:
    'Les candidats lisent la fiche de poste, et elle dit ce que l’agence facture ou nomme un contact du client : {lines}. Aucune annonce rédigée ne le reprend.',
  headingUnknown:
    'Rien n’a été rédigé à partir de ces lignes, car leur titre est inconnu : {lines}. La description les garde.',
  confidentialLeftOut:
    'Les candidats lisent la fiche de poste : elle a été rédigée sans ces lignes : {lines}. La description les garde.',
  stageUnchanged: '{name} reste à l’étape {stage} : un rendez-vous ne fait avancer que depuis {fromStage}.',
  nobodyInvited: 'Personne n’est invité : l’organisateur n’a pas d’adresse e-mail utilisable.',
  mailSubjectSent: 'Un e-mail avec cet objet a déjà été envoyé à {name} : {at}.',
  mailWordsSent: 'Un e-mail presque identique a déjà été envoyé à {name} : {at}.',
  mailSubjectWaits: 'Un e-mail avec cet objet pour {name} est déjà en route, pour {at}.',
  mailWordsWaits: 'Un e-mail presque identique pour {name} est déjà en route, pour {at}.',
  mailSubjectPlanned: 'Un e-mail avec cet objet pour {name} est aussi dans ce plan, ou vient de partir.',
  mailWordsPlanned: 'Un e-mail presque identique pour {name} est aussi dans ce plan, ou vient de partir.',
  overlap: '{name} a un autre entretien au même moment : {interview}.',
  notBegun: '{interview} ne commence que le {at}.',
  noCvModel: 'Aucun modèle de langage n’est configuré ici : seules les règles lisent les CV.',
  noReadingModel: 'Aucun modèle de langage n’est configuré ici : seules les règles retiennent les textes.',
  noEmbeddingModel: 'Aucun modèle du sens des textes n’est configuré ici : les recherches classent par mots.',
  previousSecretEnded: 'Le secret d’avant la dernière rotation, qui fonctionnait encore, cesse maintenant.',
  scopesLimited: 'Le rôle limite ce qui lui est permis : il ne reçoit pas tout.',
  policyInherited:
    'Ce pour quoi le demandeur doit attendre l’accord d’une personne, le nouveau le doit aussi.',
  paperExpired: '{paper} ne compte plus depuis le {at} : demandez-en un nouveau.',
  paperExpiring: '{paper} ne compte plus après le {at}.',
  noContract: 'Ce placement est permanent : aucun document de mission n’est demandé.',
  engagementMissing: 'On ne sait pas comment la personne est engagée, et certains documents en dépendent.',
  waiverNotRequired: 'Ce contrat ne demandait pas ce document ; la dispense est gardée tout de même.',
  poolKeepsWarm:
    '{name} reçoit chaque mois un e-mail de suivi tant que cette personne est dans le vivier {pool}, le premier le {date}.',
  poolTakesIn: 'Le vivier {pool} accueille désormais de lui-même des personnes, personne tout de suite.',
  poolTakesInAssessed:
    'Le vivier {pool} accueille désormais de lui-même les personnes assez bien évaluées, personne tout de suite.',
  matchesNothing:
    'Aucun poste n’est « Temporary » : cette règle n’en touche aucun. Les postes à durée déterminée sont un type à part.',
  pageRemains: 'La page publique reste tant que d’autres sites y mènent ({boards}).',
  adStaysClosed: 'L’annonce du poste reste fermée, et aucun site ne la montre.',
  placementRemains: 'Le placement de {placed} reste tel quel.',
  placementsRemain: 'Les placements de {placed} restent tels quels.',
  stillAtClient: '{name} est supprimé ; ses postes ouverts et ses placements continuent.',
  stillAtContact:
    '{name} est retiré de la liste et figure encore sur des postes, des liens ou des entretiens.',
  stillOwned: '{name} est encore responsable de postes, de clients, de candidats ou de rendez-vous.',
  stillAtPlaced: '{name} est encore au stade « placé ».',
  jobStillFilled: 'Le poste {job} reste pourvu.',
  fellStillMailed: 'Le placement a pris fin avant terme, et un e-mail est encore programmé pour la personne.',
  fellStillWaiting:
    'Le placement a pris fin avant terme, et quelque chose au sujet de la personne attend encore une approbation.',
  endedStillWaiting:
    '{name} n’est plus en lice pour le poste, et quelque chose à son sujet attend encore une approbation.',
  goneStillWaiting:
    'Une fiche n’existe plus, et quelque chose à son sujet attend encore une approbation : cela ne peut plus se faire ainsi.',
  rejectedSinceAsked: '{name} a été refusé pour {job} après que cela a été demandé.',
  withdrewSinceAsked: '{name} s’est retiré de {job} après que cela a été demandé.',
  fellOffMeanwhile: 'Le placement de {name} comme {job} a pris fin avant terme.',
  placementMissing: 'Une candidature est au stade « placé », mais aucun honoraire n’est saisi pour elle.',
  takenOutOfTexts: 'Retiré des textes, car cela peut révéler de qui il s’agit : {words}.',
  yearTellsAge: 'Une année d’école ou de diplôme reste et révèle un âge : {words}.',
  leftOutOfAd:
    'Omis du projet d’annonce, car cela parle de rémunération ou d’entretiens, vous était adressé ou figure sous un titre inconnu : {lines}.',
  cvNotRead: 'Le CV est gardé, mais n’a pas pu être lu ; regardez-le vous-même.',
  nearName:
    'Un client de nom presque identique existe déjà : {clients}. S’il s’agit de la même société, prenez celui-là.',
  placeMissing:
    '{job} n’indique aucun pays : les sites d’emploi et les moteurs de recherche refusent ou ignorent son annonce. Ajoutez-le au lieu du poste ou, pour un poste à distance, le pays des candidats.',
  termsDepart: 'Ces conditions s’écartent de celles de l’agence : {what}.',
};
