import type { Catalogue } from '../en/index.ts';

/** What a person agrees to, as approvals are headed. */
export const plans: Catalogue['plans'] = {
  between: '; ',
  create: 'neu: {count} {noun}',
  placed: '{count} {noun}',
  delete: 'zu löschen: {count} {noun}',
  change: 'zu ändern: {count} {noun}',
  stage_move: '{count, plural, one {# Phasenwechsel} other {# Phasenwechsel}}',
  tags: '{count, plural, one {# Änderung} other {# Änderungen}} an Schlagwörtern',
  fee_terms: '{count, plural, one {# Änderung} other {# Änderungen}} der Honorarbedingungen',
  email: '{count} {noun}',
  request: '{count, plural, one {# Anfrage} other {# Anfragen}}',
  cancelled: 'abzusagen: {count} {noun}',
  closed: 'zu schließen: {count} {noun}',
  expired: 'läuft ab: {count} {noun}',
  merge: 'mit einem anderen zusammenzuführen: {count} {noun}',
  part: 'von einem anderen zu trennen: {count} {noun}',
  erase: 'endgültig zu löschen: {count} {noun}',
  fell_off: 'als vorzeitig beendet zu vermerken: {count} {noun}',
  handed_over: 'von {from} an {to} zu übergeben: {count} {noun}',
  filled: 'als besetzt zu vermerken: {count} {noun}',
  reopened: 'wieder zu öffnen: {count} {noun}',
  on_hold: 'zurückzustellen: {count} {noun}',
  paused: 'auszusetzen: {count} {noun}',
  published: 'zu veröffentlichen: {count} {noun}',
  released: 'freizugeben: {count} {noun}',
  revoked: 'zu widerrufen: {count} {noun}',
  sent: 'zu senden: {count} {noun}',
  withdrawn: 'zurückzuziehen: {count} {noun}',
  groupTo: '{what} an {names}',
  groupOf: '{what} ({names})',
  quotesOthers: 'zitiert, was andere geschrieben haben',
  toStage: '{name} auf {stage}',
  onlyStage: 'auf {stage}',
  percentFrom: '{percent} ab {from}',
  atLeast: 'mindestens {amount}',
  guaranteed: 'Garantie {days, plural, one {# Tag} other {# Tage}}',
  shownToAgencies: 'für andere Agenturen sichtbar',
  shownOnceReleased: 'nach der Freigabe für andere Agenturen sichtbar',
  publicAt: 'öffentlich unter {at}',
  noLongerPublic: 'nicht mehr öffentlich',
  takesIn: 'nimmt von selbst auf, wer ab jetzt erfasst oder beurteilt wird, sofort niemanden',
  takesNone: 'nimmt von selbst niemanden mehr auf',
  keptWarm: 'jeden Monat eine E-Mail an jedes Mitglied, die erste in einem Monat',
  notKeptWarm: 'keine monatlichen E-Mails an die Mitglieder mehr',
  shares: 'vom Honorar {own} für uns und {theirs} für die Agentur, die darauf antwortet',
  dealt:
    'angenommen; damit teilen wir das Honorar verbindlich mit {agency}: {own} für uns und {theirs} für die andere Seite',
  dealtFee: '{bound}, von einem Honorar von {fee}',
  markedPaid: 'als an den Partner bezahlt vermerkt',
  markedReceived: 'als vom Partner erhalten vermerkt',
  dealClosed: 'endgültig beendet',
  introDeclined: 'abgelehnt',
  end: 'Ende',
  cleared: '{what} geleert',
  changedTo: '{what} auf {to}',
  changedFromTo: '{what} von {from} auf {to}',
  none: 'keine',
  fee: 'Honorar {amount}',
  profit: 'Rohertrag {amount}',
  feeHidden: 'Honorar für diesen Zugang verborgen',
  noFee: 'ohne Honorar',
  held: 'wartet auf Freigabe durch eine Person wegen {words}',
  untried: '{action} {input}, lässt sich nicht vorab erproben',
  nothingChanges: 'Nichts ändert sich{reads, plural, =0 {} one { (# Abfrage)} other { (# Abfragen)}}',
  undo: 'Rückgängig machen: {what}',
  cv_allowance: 'Kontingent für Lebensläufe',
  aFinding: '„{words}“: {reason}',
  lookAtThis: 'Eine Person muss sich das ansehen.',
  doNotApproach: 'ist als „nicht ansprechen“ gekennzeichnet',
  noAddress: 'hat keine E-Mail-Adresse',
  badAddress: 'hat eine unbrauchbare E-Mail-Adresse',
  theCandidate: 'Die Person',
  theOrganizer: 'Die einladende Person',
  proofOutward:
    'Ihre Agentur verlangt Ihren Passkey erneut, bevor etwas hinausgeht, endgültig entfernt wird oder Schlüssel, Personen und Rollen ändert.',
  proofAbove:
    'Ihre Agentur verlangt Ihren Passkey erneut für alles, was mehr als {amount} wert ist oder dessen Wert sich nicht in {currency} sagen lässt.',
  setBy: 'gesetzt von {name} am {day}',
  setOn: 'gesetzt am {day}',
  setByAlone: 'gesetzt von {name}',
};

/** The kinds of records, counted. */
export const counts: Catalogue['counts'] = {
  account: '{count, plural, one {Agentur} other {Agenturen}}',
  activity: '{count, plural, one {Notiz} other {Notizen}}',
  ai_screen: '{count, plural, one {KI-Vorgespräch} other {KI-Vorgespräche}}',
  api_key: '{count, plural, one {Schlüssel} other {Schlüssel}}',
  application: '{count, plural, one {Bewerbung} other {Bewerbungen}}',
  bd_lead: '{count, plural, one {Chance} other {Chancen}}',
  bd_patch: '{count, plural, one {Gebiet} other {Gebiete}}',
  bd_target: '{count, plural, one {Wunschkunde} other {Wunschkunden}}',
  calendar_event: '{count, plural, one {Kalendereintrag} other {Kalendereinträge}}',
  candidate: '{count, plural, one {Kandidat} other {Kandidaten}}',
  candidate_draft: '{count, plural, one {Kandidatenentwurf} other {Kandidatenentwürfe}}',
  preference_draft: '{count, plural, one {Entwurf der Wünsche} other {Entwürfe der Wünsche}}',
  client: '{count, plural, one {Kunde} other {Kunden}}',
  client_contact: '{count, plural, one {Ansprechperson} other {Ansprechpersonen}}',
  contractor_link: '{count, plural, one {Link zum Einsatz} other {Links zum Einsatz}}',
  document: '{count, plural, one {Dokument} other {Dokumente}}',
  duplicate_pair: '{count, plural, one {mögliche Dublette} other {mögliche Dubletten}}',
  import: '{count, plural, one {Import} other {Importe}}',
  interview: '{count, plural, one {Gespräch} other {Gespräche}}',
  job: '{count, plural, one {Stelle} other {Stellen}}',
  job_ad: '{count, plural, one {Anzeige} other {Anzeigen}}',
  marketplace_deal: '{count, plural, one {Abkommen des Marktplatzes} other {Abkommen des Marktplatzes}}',
  marketplace_intro: '{count, plural, one {Vorschlag des Marktplatzes} other {Vorschläge des Marktplatzes}}',
  marketplace_listing: '{count, plural, one {Angebot des Marktplatzes} other {Angebote des Marktplatzes}}',
  paper: '{count, plural, one {Unterlage} other {Unterlagen}}',
  paper_waiver: '{count, plural, one {Verzicht auf eine Unterlage} other {Verzichte auf Unterlagen}}',
  job_draft: '{count, plural, one {Stellenentwurf} other {Stellenentwürfe}}',
  distribution_board: '{count, plural, one {Stellenbörse} other {Stellenbörsen}}',
  distribution_rule: '{count, plural, one {Regel für Ausschreibungen} other {Regeln für Ausschreibungen}}',
  posting: '{count, plural, one {Ausschreibung} other {Ausschreibungen}}',
  phone_screen: '{count, plural, one {telefonisches Vorgespräch} other {telefonische Vorgespräche}}',
  placement: '{count, plural, one {Vermittlung} other {Vermittlungen}}',
  referee_request: '{count, plural, one {Anfrage nach Referenzen} other {Anfragen nach Referenzen}}',
  pool: '{count, plural, one {Talentpool} other {Talentpools}}',
  pool_join_request: '{count, plural, one {Anfrage zum Talentpool} other {Anfragen zum Talentpool}}',
  pool_member: '{count, plural, one {Mitglied eines Talentpools} other {Mitglieder eines Talentpools}}',
  quota_adjustment: '{count, plural, one {Korrektur der Zielvorgabe} other {Korrekturen der Zielvorgabe}}',
  quota_period: '{count, plural, one {Zeitraum der Zielvorgabe} other {Zeiträume der Zielvorgabe}}',
  quota_plan: '{count, plural, one {Plan der Zielvorgaben} other {Pläne der Zielvorgaben}}',
  scheduled_email: '{count, plural, one {geplante E-Mail} other {geplante E-Mails}}',
  spec: '{count, plural, one {Initiativvorstellung} other {Initiativvorstellungen}}',
  submission: '{count, plural, one {Vorstellung} other {Vorstellungen}}',
  email_message: '{count, plural, one {E-Mail} other {E-Mails}}',
  email_draft: '{count, plural, one {E-Mail-Entwurf} other {E-Mail-Entwürfe}}',
  team: '{count, plural, one {Team} other {Teams}}',
  user: '{count, plural, one {Person} other {Personen}}',
  webhook: '{count, plural, one {Webhook} other {Webhooks}}',
  connect_app: '{count, plural, one {App} other {Apps}}',
  service_account: '{count, plural, one {Dienstkonto} other {Dienstkonten}}',
};

/** Why words of a text wait for a person. */
export const reasons: Catalogue['reasons'] = {
  age: 'Wählt oder beschreibt Menschen nach dem Alter.',
  sex: 'Wählt oder beschreibt Menschen nach dem Geschlecht.',
  family: 'Wählt oder beschreibt Menschen nach Familie oder Familienstand.',
  pregnancy: 'Wählt oder beschreibt Menschen nach Schwangerschaft oder Elternzeit.',
  race_or_origin: 'Wählt oder beschreibt Menschen nach Hautfarbe oder Herkunft.',
  nationality:
    'Wählt oder beschreibt Menschen nach der Staatsangehörigkeit; gefragt werden darf nach der Arbeitserlaubnis.',
  language:
    'Fragt, wo eine Sprache gelernt wurde, was von Herkunft erzählt; gefragt werden darf, wie gut sie gesprochen wird.',
  religion: 'Wählt oder beschreibt Menschen nach der Religion.',
  sexual_orientation: 'Wählt oder beschreibt Menschen nach sexueller Orientierung oder Geschlechtsidentität.',
  disability_or_health: 'Wählt oder beschreibt Menschen nach Behinderung oder Gesundheit.',
  appearance: 'Wählt oder beschreibt Menschen nach dem Aussehen.',
  union_or_politics: 'Wählt oder beschreibt Menschen nach Gewerkschaft oder Politik.',
  work_status: 'Wählt Menschen danach, ob sie Arbeit haben oder gedient haben.',
  sought:
    'Sagt, wie die Person sein soll, nicht, was die Arbeit verlangt, oder es lässt sich nicht ausschließen.',
  likeRole:
    'Liest sich wie andere Zeilen, die sagen, wer jemand sein soll; jemand muss es sich zuerst ansehen.',
  likePerson:
    'Liest sich wie andere Zeilen, die von jemandem sagen, was bei einer Einstellung nichts zu suchen hat; jemand muss es sich zuerst ansehen.',
  toldRole: 'Liest sich wie andere Zeilen, die sagen, wer jemand sein soll.',
  toldPerson:
    'Liest sich wie andere Zeilen, die von jemandem sagen, was bei einer Einstellung nichts zu suchen hat.',
  health: 'Erzählt von der Gesundheit.',
  pay: 'Erzählt, was die Person verdient oder annehmen würde.',
  notice: 'Erzählt, was der Arbeitgeber nicht wissen darf.',
  contactDetails: 'Enthält Kontaktdaten.',
  confidence: 'Wurde im Vertrauen gesagt.',
  ownLives: 'Spricht vielleicht vom eigenen Leben der Menschen und nicht von der Arbeit.',
  identity: 'Bleibt stehen und kann verraten, wer es ist.',
  identityTaken: 'Wird herausgenommen; was darum herum steht, kann verraten, wer es ist.',
  client: 'Verrät der Öffentlichkeit, wer der Kunde ist.',
  charge: 'Verrät der Öffentlichkeit, was die Agentur berechnet.',
};

/** What should be known of a step. */
export const warnings: Catalogue['warnings'] = {
  contactTakenOff:
    'Die Ansprechperson der Stelle gehörte zum früheren Kunden und wurde entfernt. Wählen Sie eine des neuen Kunden.',
  placeLeftOut: 'Eine Stelle im Homeoffice behält weder Stadt noch Bundesland; sie wurden weggelassen.',
  unlawfulKept: 'Aufbewahrt, wie der Kunde es sagte, und nie so veröffentlicht: {findings}',
  listingPaused: 'Das Angebot auf dem Marktplatz bleibt ausgesetzt, bis es jemand fortsetzt.',
  listingHeld:
    'Das Angebot auf dem Marktplatz wartet wegen seines Wortlauts auf eine Person, die es freigibt oder zurückzieht.',
  listingJoined: '{name} steht mit einem Angebot auf dem Marktplatz; das andere wird ausgesetzt.',
  applicationsJoined:
    '{name} steht zweimal auf {job}: Die Bewerbung auf {stage} bleibt und übernimmt, was die andere hat.',
  listingFilled: 'Das Angebot auf dem Marktplatz ist endgültig besetzt; die Stelle kann neu geteilt werden.',
  noSummary:
    '{name} geht ohne Zusammenfassung hinaus: Aus dem Profil ließ sich nichts schreiben, was ungelesen gezeigt werden darf.',
  cvUnread:
    'Der Lebenslauf von {name} geht mit, und darin war nichts zu lesen: Sehen Sie ihn an, bevor der Kunde es tut.',
  cvTells: 'Der Lebenslauf von {name} geht mit, wie er ist. {findings}',
  mustMissing: 'Die Stelle verlangt {what}; was über {name} gespeichert ist, zeigt das nicht.',
  flaggedForClient:
    '{name} ist als „nicht ansprechen“ gekennzeichnet{mark}. Klären Sie es mit der Person, die das gesetzt hat, bevor der Kunde nachfragt.',
  flaggedOnJob:
    '{name} ist als „nicht ansprechen“ gekennzeichnet{mark}: Es kann keine E-Mail gesendet werden. Klären Sie es zuerst mit der Person, die das gesetzt hat.',
  notToApproach: '{name} darf nicht angesprochen werden{mark}.',
  heldForReview: '{what} wartet auf eine Person, und vorher geht nichts davon hinaus. {findings}',
  nothingAttached: 'Mit dieser E-Mail geht keine Datei hinaus, und sie sagt „{words}“.',
  messageNotSent:
    'Nichts wurde gesendet: {name} wurde vor weniger als 24 Stunden gefragt, und die E-Mail von da gilt.',
  interviewOfEnded:
    '{name} ist auf dieser Stelle nicht mehr im Rennen, und alle Eingeladenen erfahren von dieser Änderung.',
  leftOutOfMail: '{name} wird nicht mehr vorgestellt und steht nicht in der E-Mail.',
  lookBefore:
    'Nichts wird zurückgehalten: Dies geht mit den folgenden Wörtern hinaus. Bitte vorher ansehen. {findings}',
  lookAfter:
    'Nichts wurde zurückgehalten: Dies ging mit den folgenden Wörtern hinaus. Bitte jetzt ansehen. {findings}',
  waitsForModel:
    '{what} wird vom Modell der Agentur gelesen, bevor es hinausgeht, und geht von selbst, wenn es nichts findet.',
  nothingKnown:
    'Das Profil von {name} enthält nur die Überschrift: Es gibt keine Erfahrung, Kenntnisse oder Ausbildung, die gezeigt werden dürfen.',
  oneStillLive: 'Die Stelle {job} ist {jobStatus}, und eine Person ist dort noch aktiv{who}.',
  someStillLive: 'Die Stelle {job} ist {jobStatus}, und {count} Personen sind dort noch aktiv{who}.',
  jobStillMet: 'Die Stelle {job} ist {jobStatus}, und {name} hat dort noch ein Gespräch.',
  jobStillMetByMore: 'Die Stelle {job} ist {jobStatus}, und {count} weitere Gespräche stehen dort noch an.',
  mailStillScheduled: 'Das Gespräch ist abgesagt, und an die Person ist noch eine E-Mail geplant.',
  mailsStillScheduled: 'Das Gespräch ist abgesagt, und an die Person sind noch {count} E-Mails geplant.',
  interviewAhead: 'Vor der vermittelten Person liegt noch ein Gespräch.',
  interviewsAhead: 'Vor der vermittelten Person liegen noch {count} Gespräche.',
  erasedBefore:
    'Jemand mit der E-Mail, Telefonnummer oder dem Profil von {name} wurde in dieser Agentur endgültig gelöscht. Der Eintrag sollte nur bleiben, wenn die Person von selbst wiedergekommen ist.',
  erasedForGood:
    '{name} wird endgültig gelöscht, und jeder Text, der die Person nennt, wird geschwärzt. Nichts bringt das zurück.',
  placementToBegin:
    '{name} hat eine Vermittlung, die noch nicht begonnen hat. Sie bleibt als Betrag ohne den Namen und ohne ihre Dokumente.',
  placementRunning:
    '{name} hat eine Vermittlung, die noch läuft. Sie bleibt als Betrag ohne den Namen und ohne ihre Dokumente.',
  placementRunningUnseen:
    '{name} hat eine Vermittlung, die noch nicht beendet ist. Lassen Sie sie von jemandem ansehen, der Vermittlungen lesen darf.',
  personErased:
    'Die Person wurde gelöscht und mit ihr die Dokumente: Niemand kann um das gebeten werden, was fehlt.',
  endedStillBooked: '{name} ist nicht mehr im Rennen um diese Stelle, und ein Gespräch ist noch gebucht.',
  endedStillMailed: '{name} ist nicht mehr im Rennen um diese Stelle, und eine E-Mail dazu ist noch geplant.',
  endedStillShown:
    '{name} ist nicht mehr im Rennen um diese Stelle, und der Kunde kann noch über einen Link antworten.',
  goneStillBooked: '{name} ist gelöscht, und ein Gespräch ist noch gebucht.',
  erasedBooked:
    'Mit {name} ist ein Gespräch gebucht. Es geht mit dem Datensatz, und niemand, der eingeladen war, erfährt davon.',
  erasedShown: '{name} steht auf einer Seite, auf der ein Kunde antworten kann, und fällt dort weg.',
  mailNamedErased: 'Eine E-Mail an jemand anderen nannte die Person und geht nicht mehr hinaus.',
  mailsNamedErased: '{count} E-Mails an andere nannten die Person und gehen nicht mehr hinaus.',
  stageStays: '{name} bleibt auf {stage}: Die Absage eines Interviews verschiebt niemanden.',
  placedAt: 'Diese Agentur hat {name} bei {client} vermittelt; vielleicht besteht die Stelle noch.',
  placedAtSince:
    'Diese Agentur hat {name} zum {date} bei {client} vermittelt; vielleicht besteht die Stelle noch.',
  liveOnOther: '{name} ist auch für eine andere Stelle im Rennen{who}.',
  liveOnOthers: '{name} ist auch für {count} andere Stellen im Rennen{who}.',
  stillLiveOnOther: '{name} ist noch für eine andere Stelle im Rennen{who}.',
  stillLiveOnOthers: '{name} ist noch für {count} andere Stellen im Rennen{who}.',
  linkStillOpen: 'Ein Link beim Kunden zeigt noch {name}.',
  linksStillOpen: '{count} Links bei Kunden zeigen noch {name}.',
  papersMissing: 'Dem Vertrag fehlen noch Unterlagen: {what}.',
  papersDropped: 'Verträge in {region} brauchen nicht mehr: {what}.',
  knownPlaced: '{contact} könnte {name} erkennen: Die Person wurde bei dem Kunden vermittelt.',
  knownSent: '{contact} könnte {name} erkennen: Die Person wurde ihnen namentlich für {job} vorgestellt.',
  knownInvited: '{contact} könnte {name} erkennen: Die Einladung zu {interview} nannte den Namen.',
  knownMailed: '{contact} könnte {name} erkennen: Eine Mail nannte den Namen.',
  focusLeftOut:
    'Das Vorgespräch fragt nicht nach {areas}: Das kann nach etwas fragen, was bei einer Einstellung nichts zu suchen hat.',
  focusNotAllAsked:
    'Ein Vorgespräch fragt höchstens nach {count} Schwerpunkten: den ersten von diesen {total}.',
  targetsKeepAmounts:
    'Zielvorgaben behalten ihre Beträge und gelten von nun an in {currency}: Geld wird nie umgerechnet.',
  inOnePipeline: '{name} steht noch in einer Pipeline.',
  inPipelines: '{name} steht noch in {count} Pipelines.',
  emailOfAnother:
    '{address} ist die E-Mail-Adresse von {name}; sie steht bei der Ansprechperson, {person} hat sie nicht.',
  valuesLeftBehind:
    'Wo beide einen Wert hatten, bleibt der von {name}. Nicht übernommen von {person}: {what}. Wird die Zusammenführung binnen 30 Tagen zurückgenommen, ist er wieder da.',
  oneChangedSinceMerge:
    'Ein Eintrag wurde seit der Zusammenführung geändert und bleibt wie jetzt. Vergleichen Sie {name} mit {person}.',
  someChangedSinceMerge:
    '{count} Einträge wurden seit der Zusammenführung geändert und bleiben wie jetzt. Vergleichen Sie {name} mit {person}.',
  ratePeriodMissing:
    'Der erwartete Rohertrag ist nicht bekannt: Es fehlt, ob die Sätze je Stunde, Tag oder Woche gelten.',
  negativeMargin: 'Der gezahlte Satz liegt über dem berechneten; so eingetragen verliert der Vertrag Geld.',
  termsCurrency:
    'Die Bedingungen von {client} gelten in {code}, die Vermittlung in {currency}: Das Gehalt wurde unverändert eingestuft, und kein Mindesthonorar angewandt. Geld wird nie umgerechnet.',
  statusBackward: 'Die Vermittlung geht zurück von „{fromPlaced}“ auf „{toPlaced}“.',
  offeredAfterStart:
    'Der Tag des Angebots, der {at}, liegt nach dem Antritt am {until}; gewonnene Honorare und die Zeit bis zur Besetzung zählen nach ihm. Ist kein Tag angegeben, gilt der heutige.',
  ratesOfWholeTerm: 'Die neuen Sätze zählen für den ganzen Vertrag, auch für die Tage seit dem {at}.',
  neverStarted:
    '{name} hat nie angefangen, die Garantie hatte also nicht begonnen: Was aus dem Honorar wird, ist mit dem Kunden zu klären.',
  replacementOwed:
    '{name} folgt auf {who}, deren Vermittlung am {at} innerhalb der Garantie endete, und dem Kunden steht ein Ersatz zu. Diese Vermittlung zählt mit eigenem Honorar.',
  sharedWithPartner:
    '{name} wurde von {agency} vorgestellt: {percent} % des Honorars stehen ihr zu, {share} % Ihnen.',
  interviewOnEnded: 'Die Stelle {job} ist {jobStatus}, und dies ist ein Gespräch mit {name} dafür.',
  fellOffToday:
    'Heute, {at}, gilt als letzter Tag; die Garantie endete am {until}, daher wird nichts erstattet.',
  workedProfitUnknown:
    'Was die geleisteten Tage brachten, ist nicht bekannt: Der Rohertrag wurde eingetragen, und es fehlt, wie lange der Vertrag laufen sollte.',
  hiddenText: 'Der Lebenslauf enthält Wörter, die niemand beim Lesen sieht. Sie wurden weggelassen.',
  modelAway:
    'Das Modell hat den Lebenslauf nicht gelesen; im Entwurf steht, was die Regeln gelesen haben: {why}',
  modelUnbound:
    'Weggelassen von dem, was das Modell angab, weil es so nicht im Lebenslauf steht, kein Wert seines Feldes ist oder Geschütztes verrät: {what}.',
  mayBe: '{name} ist vielleicht {person}.',
  mayBeKnown: '{name} ist vielleicht {person}, schon im Bestand ({count} %).',
  linkedToKnown:
    '„{name}“ wurde mit {person} verknüpft, die Agentur kennt die Person schon. Der Name bleibt.',
  noPrimaryContact: 'Der Kunde hat nun keine Hauptansprechperson; niemand rückte nach.',
  noPlaceToMeet: 'Die Einladung sagt „vor Ort“ und keinen Ort.',
  notPutForward: '{name} wird nicht mehr vorgeschlagen, und die Antwort an den Kontakt ging trotzdem hinaus.',
  noMeetingLink: 'Die Einladung hat keinen Link zum Videoanruf.',
  namesCandidate:
    '{name} wurde dem Kunden nicht mit voller Identität vorgestellt, und diese Einladung nennt den Namen. Stellen Sie sicher, dass die Person zugestimmt hat.',
  notInvited: '{name} {whyNot}; dorthin geht keine Einladung. Sagen Sie es auf anderem Weg.',
  noInterviewerTold: 'Niemand ist als Interviewer genannt; wer fragt, erfährt also nichts davon.',
  noInterviewer: 'Niemand ist als Interviewer genannt; wer fragt, bekommt also keine Einladung.',
  noNumber: 'Von {name} ist keine Telefonnummer bekannt; die Einladung fragt danach.',
  nameWithheld:
    '{name} wurde dem Kunden nicht mit voller Identität vorgestellt, daher steht in der Einladung an den Kunden {label}. Hat die Person zugestimmt, dass der Kunde den Namen erfährt, nennen Sie ihn im Titel.',
  mailNamesCandidate:
    '{name} wurde dem Kunden nicht mit voller Identität vorgestellt, und diese Mail sagt {contact}, wer es ist. Stellen Sie sicher, dass die Person zugestimmt hat.',
  waitingMailNames:
    'Die Mail „{subject}“, die bis {when} wartet, sagt {contact}, wer {name} ist, und der Kunde kennt die Person nun ohne vollen Namen: So geht sie nicht hinaus. Ändern Sie sie oder brechen Sie sie ab.',
  invitedThoughOptedOut:
    '{name} möchte keine Mails mehr. Die Einladung geht trotzdem hinaus, wie Mails zu vereinbarten Terminen. Stellen Sie sicher, dass dieser vereinbart ist.',
  revealsCandidate:
    '{name} wurde dem Kunden für diese Stelle nicht vorgestellt, und diese Einladung nennt den Interviewern den Namen. Bitte sicherstellen, dass die Person einverstanden ist.',
  confidentialInSpec:
    'Kandidaten lesen die Stellenbeschreibung, und sie nennt, was die Agentur berechnet, oder eine Kontaktperson des Kunden: {lines}. Keine entworfene Anzeige übernimmt es.',
  headingUnknown:
    'Aus diesen Zeilen wurde nichts entworfen, da ihre Überschrift unbekannt ist: {lines}. Der Auftragstext behält sie.',
  confidentialLeftOut:
    'Kandidaten lesen die Stellenbeschreibung; darum wurde sie ohne diese Zeilen entworfen: {lines}. Der Auftragstext behält sie.',
  stageUnchanged: '{name} bleibt bei {stage}: ein Termin rückt nur von {fromStage} aus weiter.',
  nobodyInvited: 'Niemand wird eingeladen: Die einladende Person hat keine brauchbare E-Mail-Adresse.',
  mailSubjectSent: 'Eine Mail mit diesem Betreff ging schon an {name}: {at}.',
  mailWordsSent: 'Eine Mail mit fast denselben Worten ging schon an {name}: {at}.',
  mailSubjectWaits: 'Eine Mail mit diesem Betreff an {name} ist schon unterwegs, für {at}.',
  mailWordsWaits: 'Eine Mail mit fast denselben Worten an {name} ist schon unterwegs, für {at}.',
  mailSubjectPlanned:
    'Eine Mail mit diesem Betreff an {name} steht auch in diesem Plan oder ging eben erst hinaus.',
  mailWordsPlanned:
    'Eine Mail mit fast denselben Worten an {name} steht auch in diesem Plan oder ging eben erst hinaus.',
  overlap: '{name} hat zur selben Zeit ein anderes Gespräch: {interview}.',
  notBegun: '{interview} beginnt erst am {at}.',
  noCvModel: 'Hier ist kein Sprachmodell eingerichtet: Lebensläufe lesen allein die Regeln.',
  noReadingModel: 'Hier ist kein Sprachmodell eingerichtet: Texte halten allein die Regeln zurück.',
  noEmbeddingModel:
    'Hier ist kein Modell für die Bedeutung von Texten eingerichtet: Suchen ordnen nach Wörtern.',
  previousSecretEnded: 'Das Geheimnis von vor dem letzten Wechsel, das noch galt, endet jetzt.',
  scopesLimited: 'Die Rolle begrenzt, was es darf: Es bekommt nicht alles.',
  policyInherited: 'Wofür die anfragende Seite auf das Ja einer Person warten muss, muss die neue es auch.',
  paperExpired: '{paper} gilt seit dem {at} nicht mehr: Bitten Sie um eine neue Unterlage.',
  paperExpiring: '{paper} gilt nur bis zum {at}.',
  noContract:
    'Diese Vermittlung ist eine Festanstellung, daher werden keine Unterlagen zum Einsatz verlangt.',
  engagementMissing:
    'Wie die Person beschäftigt ist, ist nicht bekannt, und manche Unterlagen hängen davon ab.',
  waiverNotRequired: 'Dieser Vertrag verlangte diese Unterlage nicht; der Verzicht bleibt trotzdem vermerkt.',
  poolKeepsWarm: '{name} erhält im Pool {pool} jeden Monat eine E-Mail zur Nachfrage, die erste am {date}.',
  poolTakesIn: 'Der Pool {pool} nimmt ab jetzt von selbst Personen auf, sofort niemanden.',
  poolTakesInAssessed:
    'Der Pool {pool} nimmt ab jetzt von selbst auf, wer gut genug beurteilt wird, sofort niemanden.',
  matchesNothing:
    'Keine Stelle ist „Temporary“, daher trifft diese Regel keine. Befristete Stellen sind eine eigene Art.',
  pageRemains: 'Die öffentliche Seite bleibt, solange andere Börsen auf sie führen ({boards}).',
  adStaysClosed: 'Die Anzeige der Stelle bleibt geschlossen, und keine Börse zeigt sie.',
  placementRemains: 'Die Vermittlung von {placed} bleibt, wie sie ist.',
  placementsRemain: 'Die Vermittlungen von {placed} bleiben, wie sie sind.',
  stillAtClient: '{name} wird gelöscht; offene Stellen und Vermittlungen dort laufen weiter.',
  stillAtContact: '{name} kommt von der Liste und ist noch bei Stellen, Links oder Gesprächen genannt.',
  stillOwned: 'Für {name} sind noch Stellen, Kunden, Kandidaten oder Termine eingetragen.',
  stillAtPlaced: '{name} steht noch auf vermittelt.',
  jobStillFilled: 'Die Stelle {job} bleibt besetzt.',
  fellStillMailed: 'Die Vermittlung endete vorzeitig, und eine E-Mail an die Person ist noch geplant.',
  fellStillWaiting: 'Die Vermittlung endete vorzeitig, und etwas zu der Person wartet noch auf Freigabe.',
  endedStillWaiting:
    '{name} ist für die Stelle nicht mehr im Rennen, und etwas zu der Person wartet noch auf Freigabe.',
  goneStillWaiting:
    'Ein Datensatz besteht nicht mehr, und etwas dazu wartet noch auf Freigabe: Es lässt sich so nicht mehr ausführen.',
  rejectedSinceAsked: '{name} wurde für {job} abgelehnt, nachdem dies angefragt wurde.',
  withdrewSinceAsked: '{name} ist von {job} zurückgetreten, nachdem dies angefragt wurde.',
  fellOffMeanwhile: 'Die Vermittlung von {name} als {job} endete vorzeitig.',
  placementMissing: 'Eine Bewerbung steht auf „vermittelt“, aber dafür ist kein Honorar erfasst.',
  takenOutOfTexts: 'Aus den Texten entfernt, da es verraten kann, wer gemeint ist: {words}.',
  yearTellsAge: 'Ein Schul- oder Abschlussjahr bleibt stehen und verrät ein Alter: {words}.',
  leftOutOfAd:
    'Im Anzeigenentwurf weggelassen, da es von Bezahlung oder Gesprächen handelt, an Sie gerichtet war oder unter einer unbekannten Überschrift steht: {lines}.',
  cvNotRead: 'Der Lebenslauf ist aufbewahrt, konnte aber nicht gelesen werden; sehen Sie ihn selbst an.',
  nearName:
    'Ein Kunde mit fast demselben Namen ist schon erfasst: {clients}. Ist es dasselbe Unternehmen, nehmen Sie diesen.',
  placeMissing:
    '{job} hat kein Land, daher lehnen Jobbörsen und Suchmaschinen die Anzeige ab oder übergehen sie. Ergänzen Sie es beim Ort der Stelle, bei einer Stelle ohne Ort das Land der Bewerber.',
  termsDepart: 'Diese Konditionen weichen vom Standard der Agentur ab: {what}.',
};
