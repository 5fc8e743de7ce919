import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('tenth');

/** Pages of ten languages, each in another of the ways in which people set a CV, written before the reader was looked at. All people are made up. */
export const BY_HAND_TENTH: Sheet[] = [
  cv('01-it-europass-old', 'pdf', 'it', 'IT', {
    names: ['Gianluca Barbieri'],
    email: 'gianluca.barbieri81@posta.example',
    phone: '339 4412087',
    city: 'Modena',
    languages: ['Inglese', 'Francese'],
    jobs: [
      'Responsabile della produzione | Ceramiche Valsecchia S.p.A. | | 2015-09 | now',
      'Capoturno | Ceramiche Valsecchia S.p.A. | | 2010-02 | 2015-08',
      'Operaio addetto ai forni | Gres Emiliana S.r.l. | | 2003-06 | 2010-01',
    ],
    page: `
! Curriculum Vitae Europass
|| 5 12
| **Informazioni personali** | 
| Nome/Cognome | **Gianluca Barbieri**
| Indirizzo | Via Emilia Ovest 412, 41123 Modena
| Cellulare | 339 4412087
| E-mail | gianluca.barbieri81@posta.example
| Cittadinanza | Italiana
| Data di nascita | 14/03/1981
| **Esperienza professionale** | 
| Date | 09/2015 →
| Lavoro o posizione ricoperti | Responsabile della produzione
| Principali attività e responsabilità | Pianificazione di tre linee, 48 addetti, sicurezza
| Nome e indirizzo del datore di lavoro | Ceramiche Valsecchia S.p.A., Via Radici in Piano 90, Sassuolo
| Tipo di attività o settore | Industria ceramica
| Date | 02/2010 - 08/2015
| Lavoro o posizione ricoperti | Capoturno
| Principali attività e responsabilità | Coordinamento del turno di notte
| Nome e indirizzo del datore di lavoro | Ceramiche Valsecchia S.p.A., Sassuolo
| Date | 06/2003 - 01/2010
| Lavoro o posizione ricoperti | Operaio addetto ai forni
| Nome e indirizzo del datore di lavoro | Gres Emiliana S.r.l., Fiorano
| **Istruzione e formazione** | 
| Date | 1995 - 2000
| Titolo della qualifica rilasciata | Perito meccanico
| Nome e tipo d'organizzazione | ITIS Fermo Corni, Modena
| **Capacità e competenze personali** | 
| Madrelingua | Italiano
| Altre lingue | Inglese (B1), Francese (A2)
`,
  }),
  cv('02-it-europass-new', 'docx', 'it', 'IT', {
    names: ['Benedetta Sorrentino'],
    email: 'b.sorrentino@mailbox-it.example',
    phone: '+39 347 880 1265',
    city: 'Salerno',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    jobs: [
      'Infermiera di area critica | Azienda Ospedaliera San Matteo | | 2018-11 | now',
      'Infermiera domiciliare | Cooperativa Sociale Il Girasole | | 2016-03 | 2018-10',
      'Operatrice socio-sanitaria | RSA Villa dei Pini | | 2013-05 | 2016-02',
    ],
    page: `
! Benedetta Sorrentino
**Cittadinanza:** italiana   **Data di nascita:** 02/08/1991
📱 (+39) 347 880 1265   ✉ b.sorrentino@mailbox-it.example
🏠 Via Torrione 55, 84127 Salerno, Italia
# ESPERIENZA LAVORATIVA
[11/2018 – Attuale]
**Infermiera di area critica**
__Azienda Ospedaliera San Matteo__
Città: Salerno | Paese: Italia
* Assistenza a pazienti in terapia intensiva
* Tutor degli studenti del corso di laurea
[03/2016 – 10/2018]
**Infermiera domiciliare**
__Cooperativa Sociale Il Girasole__
Città: Battipaglia | Paese: Italia
[05/2013 – 02/2016]
**Operatrice socio-sanitaria**
__RSA Villa dei Pini__
Città: Eboli | Paese: Italia
# ISTRUZIONE E FORMAZIONE
[10/2012 – 11/2015]
**Laurea in Infermieristica**
__Università degli Studi di Salerno__
# COMPETENZE LINGUISTICHE
Lingua madre: Italiano
Altre lingue: Inglese B2, Spagnolo A2
`,
  }),
  cv('03-it-plain', 'pdf', 'it', 'IT', {
    names: ['Pierfrancesco De Santis', 'De Santis Pierfrancesco'],
    email: 'pf.desantis@studiomail.example',
    phone: '06 5544 3321',
    city: 'Roma',
    languages: ['inglese', 'tedesco'],
    jobs: [
      'Avvocato associato | Studio Legale Marchetti & Partners | | 2019 | now',
      'Avvocato | Studio Legale Fabbri | | 2014 | 2019',
      'Praticante | Studio Legale Fabbri | | 2012 | 2014',
    ],
    dates: 'year',
    page: `
CURRICULUM VITAE
Avv. Pierfrancesco De Santis
nato a Roma il 21 settembre 1986
residente in Via Nomentana 201, 00161 Roma
tel. 06 5544 3321
pf.desantis@studiomail.example

PERCORSO PROFESSIONALE
Dal 2019 a oggi: Avvocato associato presso Studio Legale Marchetti & Partners, Roma. Diritto societario e contenzioso commerciale.
Dal 2014 al 2019: Avvocato presso Studio Legale Fabbri, Roma. Recupero crediti, locazioni.
Dal 2012 al 2014: Praticante presso lo stesso Studio Legale Fabbri.

FORMAZIONE
2011: Laurea magistrale in Giurisprudenza, Università La Sapienza, 110/110
2015: Iscrizione all'Ordine degli Avvocati di Roma

LINGUE
Ottima conoscenza dell'inglese, buona del tedesco.

Autorizzo il trattamento dei dati personali ai sensi del Reg. UE 2016/679.
`,
  }),
  cv('04-it-canva', 'pdf', 'it', 'IT', {
    names: ['Martina Colombo'],
    email: 'martina.colombo.design@casella.example',
    phone: '351 220 7714',
    city: 'Bergamo',
    languages: ['Italiano', 'Inglese'],
    jobs: [
      'Graphic designer | Agenzia Lumen | | 2022-01 | now',
      'Social media manager | Birrificio Orobico | | 2020-06 | 2021-12',
      'Stagista grafica | Tipografia Secomandi | | 2019-09 | 2020-03',
    ],
    aside: [2],
    page: `
[[ 5.5 11.5
**CONTATTI**
351 220 7714
martina.colombo.design@casella.example
Bergamo (BG)
**COMPETENZE**
Illustrator
Photoshop
InDesign
Figma
**LINGUE**
Italiano – madrelingua
Inglese – C1
**INTERESSI**
Fotografia, arrampicata
---
! MARTINA COLOMBO
GRAPHIC DESIGNER
**PROFILO**
Creativa e precisa, con la passione per il packaging.
**ESPERIENZE**
**Graphic designer**
Agenzia Lumen, Bergamo
gennaio 2022 - in corso
Identità visive e packaging per clienti food.
**Social media manager**
Birrificio Orobico, Dalmine
giugno 2020 - dicembre 2021
Piano editoriale e campagne.
**Stagista grafica**
Tipografia Secomandi, Bergamo
settembre 2019 - marzo 2020
**STUDI**
Diploma accademico in Graphic Design
Accademia Santa Giulia, Brescia, 2019
]]
`,
  }),
  cv('05-it-roles', 'doc', 'it', 'CH', {
    names: ['Ivan Bernasconi'],
    email: 'ivan.bernasconi@ticinopost.example',
    phone: '+41 79 555 31 08',
    city: 'Lugano',
    languages: ['Italiano', 'Tedesco', 'Francese', 'Inglese'],
    jobs: [
      'Responsabile filiale | Banca del Ceresio SA | | 2020-01 | now',
      'Consulente clientela privata | Banca del Ceresio SA | | 2015-04 | 2019-12',
      'Impiegato di sportello | Banca del Ceresio SA | | 2011-08 | 2015-03',
      'Impiegato di commercio | Fiduciaria Rezzonico SA | | 2008-09 | 2011-07',
    ],
    page: `
! Ivan Bernasconi
Via Cantonale 18, 6900 Lugano – +41 79 555 31 08 – ivan.bernasconi@ticinopost.example
Nazionalità svizzera, coniugato, 2 figli
# Attività professionale
**Banca del Ceresio SA, Lugano**	08.2011 – oggi
01.2020 – oggi	Responsabile filiale
04.2015 – 12.2019	Consulente clientela privata
08.2011 – 03.2015	Impiegato di sportello
**Fiduciaria Rezzonico SA, Chiasso**	09.2008 – 07.2011
09.2008 – 07.2011	Impiegato di commercio
# Formazione
2005 – 2008	Attestato federale di capacità, impiegato di commercio
# Lingue
Italiano (madrelingua), Tedesco (C1), Francese (B2), Inglese (B2)
`,
  }),
  cv('06-fr-classic', 'pdf', 'fr', 'FR', {
    names: ['Anne-Sophie Lemarchand', 'LEMARCHAND Anne-Sophie'],
    email: 'as.lemarchand@boite.example',
    phone: '06 71 22 90 15',
    city: 'Rennes',
    languages: ['Anglais', 'Espagnol'],
    jobs: [
      'Responsable ressources humaines | Groupe Kerlann | | 2019-05 | now',
      'Chargée de recrutement | Armor Intérim | | 2015-09 | 2019-04',
      'Assistante RH | Mairie de Vitré | | 2013-01 | 2015-08',
    ],
    page: `
LEMARCHAND Anne-Sophie
12 rue de Nantes
35000 Rennes
06 71 22 90 15
as.lemarchand@boite.example
34 ans – Permis B

RESPONSABLE RESSOURCES HUMAINES

EXPERIENCES PROFESSIONNELLES

Depuis mai 2019 : Responsable ressources humaines – Groupe Kerlann (agroalimentaire, 420 salariés), Rennes
- Pilotage de la paie et du plan de formation
- Relations avec le CSE

Septembre 2015 à avril 2019 : Chargée de recrutement – Armor Intérim, Saint-Grégoire
- Sourcing, entretiens, délégation de 60 intérimaires

Janvier 2013 à août 2015 : Assistante RH – Mairie de Vitré

FORMATION
2012 : Master 2 Gestion des ressources humaines, IGR-IAE Rennes
2010 : Licence AES, Université Rennes 2

LANGUES ET INFORMATIQUE
Anglais courant, espagnol scolaire
Pack Office, Silae
`,
  }),
  cv('07-fr-canva', 'docx', 'fr', 'FR', {
    names: ['Mehdi Bouzidi'],
    email: 'mehdi.bouzidi@courrier.example',
    phone: '07 66 18 54 02',
    city: 'Villeurbanne',
    languages: ['Français', 'Arabe', 'Anglais'],
    jobs: [
      'Technicien de maintenance | Plastiques du Rhône | | 2021 | now',
      'Électromécanicien | Somafroid | | 2017 | 2021',
      "Agent d'entretien | Lycée La Martinière | | 2015 | 2017",
    ],
    dates: 'year',
    page: `
[[ 6 11
! Mehdi BOUZIDI
Technicien de maintenance
**À PROPOS DE MOI**
Autonome et rigoureux, j'aime comprendre les pannes.
**CONTACT**
07 66 18 54 02
mehdi.bouzidi@courrier.example
Villeurbanne
**LANGUES**
Français
Arabe
Anglais
**QUALITÉS**
Ponctualité
Esprit d'équipe
---
**MES EXPÉRIENCES**
2021 - Aujourd'hui
TECHNICIEN DE MAINTENANCE
Plastiques du Rhône - Meyzieu
* Maintenance préventive de 14 presses
* Gestion des pièces
2017 - 2021
ÉLECTROMÉCANICIEN
Somafroid - Vénissieux
* Dépannage de groupes froids
2015 - 2017
AGENT D'ENTRETIEN
Lycée La Martinière - Lyon
**MES DIPLÔMES**
2014
BAC PRO MELEC
Lycée Tony Garnier - Bron
]]
`,
  }),
  cv('08-fr-employer-first', 'doc', 'fr', 'BE', {
    names: ['Charlotte Vandermeersch'],
    email: 'charlotte.vandermeersch@poste-be.example',
    phone: '0475 61 20 93',
    city: 'Namur',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Cheffe de projet informatique | Mutualité Sambre | | 2018-10 | now',
      'Analyste fonctionnelle | Mutualité Sambre | | 2014-02 | 2018-09',
      'Développeuse Java | Cegelis Consulting | | 2010-09 | 2014-01',
    ],
    page: `
! Charlotte Vandermeersch
Rue de Fer 88, 5000 Namur | GSM 0475 61 20 93 | charlotte.vandermeersch@poste-be.example
# Parcours
MUTUALITÉ SAMBRE, Namur (assurance santé, 900 collaborateurs)
**Cheffe de projet informatique** (10/2018 – présent)
* Migration du dossier client, budget 2,1 M€
**Analyste fonctionnelle** (02/2014 – 09/2018)
* Analyse des besoins métier, tests d'acceptation
CEGELIS CONSULTING, Bruxelles
**Développeuse Java** (09/2010 – 01/2014)
* Missions chez des clients du secteur bancaire
# Études
Bachelier en informatique de gestion, HENALLUX Namur (2010)
# Langues
Français : langue maternelle
Néerlandais : bon
Anglais : très bon
`,
  }),
  cv('09-fr-missions', 'pdf', 'fr', 'FR', {
    names: ['Thibault Rossignol'],
    email: 'contact@thibault-rossignol.example',
    phone: '+33 6 12 48 77 30',
    city: 'Nantes',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Architecte cloud freelance | Crédit Ligérien | | 2023-03 | now',
      'DevOps freelance | Fret Atlantique | | 2021-06 | 2023-02',
      'Ingénieur systèmes | Océane Télécom | | 2016-09 | 2021-05',
    ],
    page: `
! Thibault ROSSIGNOL
Consultant DevOps / Cloud – 10 ans d'expérience
Nantes ou télétravail · +33 6 12 48 77 30 · contact@thibault-rossignol.example
# Compétences techniques
AWS, Terraform, Kubernetes, GitLab CI, Python
# Missions
**Crédit Ligérien – Nantes**	Mars 2023 – en cours
Architecte cloud freelance
Contexte : migration de 60 applications vers AWS
Réalisations : landing zone, réseaux, sécurité
Environnement technique : AWS, Terraform, Vault
**Fret Atlantique – Saint-Nazaire**	Juin 2021 – Février 2023
DevOps freelance
Contexte : industrialisation des déploiements
Environnement technique : GitLab CI, Kubernetes
**Océane Télécom – Nantes (CDI)**	Septembre 2016 – Mai 2021
Ingénieur systèmes
Réalisations : supervision, astreintes
# Diplômes
Diplôme d'ingénieur, École Centrale de Nantes, 2016
# Langues
Français, Anglais (TOEIC 945)
`,
  }),
  cv('10-fr-functional', 'docx', 'fr', 'CA', {
    names: ['Josée Tremblay-Gagnon'],
    email: 'josee.tremblay.gagnon@courriel-qc.example',
    phone: '418 555-0172',
    city: 'Québec',
    languages: ['français', 'anglais'],
    jobs: [
      'Adjointe administrative | Cabinet Lavoie Dentistes | | 2017 | 2024',
      'Réceptionniste | Hôtel du Vieux-Port | | 2012 | 2017',
      'Commis de bureau | Assurances Bellechasse | | 2009 | 2012',
    ],
    dates: 'year',
    page: `
! Josée Tremblay-Gagnon
1450, avenue Cartier, Québec (Québec) G1R 2S8
Cellulaire : 418 555-0172 | josee.tremblay.gagnon@courriel-qc.example
Langues : français (maternelle), anglais (intermédiaire)
# SOMMAIRE DES COMPÉTENCES
**Service à la clientèle**
* Accueil, prise de rendez-vous, gestion des plaintes
**Administration**
* Facturation, suivi des comptes, tenue de livres
# EXPÉRIENCE DE TRAVAIL
Adjointe administrative	2017-2024
Cabinet Lavoie Dentistes, Québec
Réceptionniste	2012-2017
Hôtel du Vieux-Port, Québec
Commis de bureau	2009-2012
Assurances Bellechasse, Lévis
# FORMATION
Diplôme d'études professionnelles en secrétariat	2009
Centre de formation professionnelle Maurice-Barbeau, Québec
# LOISIRS
Ski de fond, lecture, bénévolat
`,
  }),
  cv('11-sv-simple', 'pdf', 'sv', 'SE', {
    names: ['Elin Hedlund'],
    email: 'elin.hedlund@brevlada.example',
    phone: '070-345 11 86',
    city: 'Västerås',
    languages: ['Svenska', 'Engelska'],
    jobs: [
      'Ekonomiansvarig | Mälarbygg Entreprenad AB | | 2020-03 | now',
      'Redovisningsekonom | Rehns Redovisning | | 2015-08 | 2020-02',
      'Löneassistent | Västerås stad | | 2012-01 | 2015-07',
    ],
    page: `
! CV – Elin Hedlund
Adress: Kopparbergsvägen 22, 722 13 Västerås
Telefon: 070-345 11 86
E-post: elin.hedlund@brevlada.example
Född: 1987
# Arbetslivserfarenhet
2020-03 – pågående	Ekonomiansvarig, Mälarbygg Entreprenad AB
	Bokslut, budget, personalansvar för två medarbetare.
2015-08 – 2020-02	Redovisningsekonom, Rehns Redovisning
	Löpande bokföring, moms och deklarationer åt 30 kunder.
2012-01 – 2015-07	Löneassistent, Västerås stad
# Utbildning
2008-08 – 2011-06	Ekonomprogrammet, Mälardalens högskola
# Språk
Svenska – modersmål
Engelska – flytande
# Övrigt
B-körkort. Referenser lämnas på begäran.
`,
  }),
  cv('12-sv-prose', 'docx', 'sv', 'SE', {
    names: ['Johan Sandqvist'],
    email: 'johan@sandqvist-mail.example',
    phone: '0730-55 47 12',
    city: 'Luleå',
    languages: ['svenska', 'engelska', 'finska'],
    jobs: [
      'Platschef | Norrbottens Anläggning | | 2018 | now',
      'Arbetsledare | Norrbottens Anläggning | | 2013 | 2018',
      'Maskinförare | Kalix Schakt & Grus | | 2006 | 2013',
    ],
    dates: 'year',
    page: `
! Johan Sandqvist
Luleå, 0730-55 47 12, johan@sandqvist-mail.example
**Om mig**
Jag är en lugn och tydlig ledare som trivs ute på plats.
**Yrkeserfarenhet**
**Norrbottens Anläggning**, Luleå
Platschef 2018–
Ansvarar för vägprojekt upp till 80 Mkr, 25 man.
Arbetsledare 2013–2018
Bemanning, dagbok, KMA.
**Kalix Schakt & Grus**, Kalix
Maskinförare 2006–2013
Grävmaskin och hjullastare.
**Utbildning**
Bygg- och anläggningsprogrammet, Luleå gymnasieskola, 2003–2006
**Språk:** svenska, engelska, lite finska
**Körkort:** B, BE, C
`,
  }),
  cv('13-sv-linkedin', 'pdf', 'sv', 'SE', {
    names: ['Amira Khalil'],
    email: 'amira.khalil@inkorg.example',
    phone: '0762458890',
    city: 'Malmö',
    languages: ['Svenska', 'Arabiska', 'Engelska'],
    jobs: [
      'Produktägare | Nordic Parcel AB | | 2022-05 | now',
      'Verksamhetsutvecklare | Nordic Parcel AB | | 2019-09 | 2022-04',
      'Projektledare | Region Skåne | | 2016-02 | 2019-08',
    ],
    page: `
[[ 5 12
**Kontakt**
0762458890 (Mobile)
amira.khalil@inkorg.example
www.linkedin.com/in/amira-khalil-malmo (LinkedIn)
**Främsta kompetenser**
Agila metoder
Kravställning
Produktstrategi
**Languages**
Svenska (Native or Bilingual)
Arabiska (Native or Bilingual)
Engelska (Full Professional)
---
! Amira Khalil
Produktägare på Nordic Parcel AB
Malmö, Skåne län, Sverige
# Erfarenhet
Nordic Parcel AB
5 år 8 månader
**Produktägare**
maj 2022 - Present (3 år)
Malmö
Äger produkten för hemleveranser.
**Verksamhetsutvecklare**
september 2019 - april 2022 (2 år 8 månader)
Region Skåne
**Projektledare**
februari 2016 - augusti 2019 (3 år 7 månader)
Kristianstad, Sverige
# Utbildning
Lunds universitet
Civilingenjör, Industriell ekonomi · (2010 - 2015)
]]
`,
  }),
  cv('14-no-table', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Ingvild Aasen Myklebust'],
    email: 'ingvild.myklebust@epost.example',
    phone: '918 44 207',
    city: 'Ålesund',
    languages: ['Norsk', 'Engelsk', 'Tysk'],
    jobs: [
      'Avdelingsleder | Sunnmøre Sjukeheim | | 2019 | now',
      'Sykepleier | Ålesund kommune, hjemmetjenesten | | 2014 | 2019',
      'Sykepleier | Helse Møre og Romsdal HF | | 2010 | 2014',
    ],
    dates: 'year',
    page: `
! CURRICULUM VITAE
|| 4 13
| Navn: | Ingvild Aasen Myklebust
| Fødselsdato: | 12.05.1986
| Adresse: | Borgundvegen 340, 6015 Ålesund
| Telefon: | 918 44 207
| E-post: | ingvild.myklebust@epost.example
**ARBEIDSERFARING**
|| 4 13
| 2019 – d.d. | Avdelingsleder, Sunnmøre Sjukeheim\\Personalansvar for 22 årsverk, turnus og budsjett
| 2014 – 2019 | Sykepleier, Ålesund kommune, hjemmetjenesten
| 2010 – 2014 | Sykepleier, Helse Møre og Romsdal HF\\Medisinsk sengepost
**UTDANNING**
|| 4 13
| 2016 – 2018 | Videreutdanning i ledelse, Høgskulen i Volda
| 2007 – 2010 | Bachelor i sykepleie, Høgskolen i Ålesund
**SPRÅK**
Norsk (morsmål), Engelsk (god), Tysk (noe)
`,
  }),
  cv('15-no-right-dates', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Torbjørn Haugland'],
    email: 'torbjorn.haugland@norpost.example',
    phone: '+47 405 31 998',
    city: 'Stavanger',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Senior boreingeniør | Fjordborg Energi AS | | 2017-08 | now',
      'Boreingeniør | Fjordborg Energi AS | | 2013-01 | 2017-07',
      'Driftsingeniør | Rogaland Rigg AS | | 2009-06 | 2012-12',
    ],
    page: `
! Torbjørn Haugland
Stavanger · +47 405 31 998 · torbjorn.haugland@norpost.example
**NØKKELKVALIFIKASJONER**
Fjorten års erfaring fra planlegging og gjennomføring av brønner.
**ERFARING**
**Senior boreingeniør**	aug. 2017 – nå
Fjordborg Energi AS, Stavanger
* Brønndesign, kostnadsestimater, risikoanalyser
**Boreingeniør**	jan. 2013 – juli 2017
Fjordborg Energi AS, Stavanger
* Oppfølging offshore
**Driftsingeniør**	juni 2009 – des. 2012
Rogaland Rigg AS, Tananger
**UTDANNING**
**Sivilingeniør, petroleumsteknologi**	2004 – 2009
Universitetet i Stavanger
**SPRÅK**
Norsk og engelsk, flytende
`,
  }),
  cv('16-da-left', 'doc', 'da', 'DK', {
    names: ['Lærke Friis Andersen'],
    email: 'laerke.friis@postkasse.example',
    phone: '28 91 43 07',
    city: 'Aarhus C',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Kommunikationskonsulent | Energinord A/S | | 2021-02 | now',
      'Journalist | Dagbladet Kysten | | 2016-08 | 2021-01',
      'Studentermedhjælper | Aarhus Kommune | | 2014-09 | 2016-06',
    ],
    page: `
! Lærke Friis Andersen
Kommunikationskonsulent og cand.public.
Jægergårdsgade 77, 2. tv., 8000 Aarhus C
Tlf. 28 91 43 07 · laerke.friis@postkasse.example
**Erhvervserfaring**
Feb. 2021 – nu
Energinord A/S
Kommunikationskonsulent
* Intern kommunikation og presse
Aug. 2016 – jan. 2021
Dagbladet Kysten
Journalist
* Erhverv og kommunalpolitik
Sep. 2014 – juni 2016
Aarhus Kommune
Studentermedhjælper
**Uddannelse**
2014 – 2016
Aarhus Universitet
Cand.public., journalistik
**Sprog**
Dansk: modersmål
Engelsk: flydende
Tysk: skolekundskaber
**Fritid**
Løb, kor og højbede.
`,
  }),
  cv('17-da-oneline', 'pdf', 'da', 'DK', {
    names: ['Mads Kjær Thomsen'],
    email: 'mkt@kjaerthomsen.example',
    phone: '+45 61 20 48 55',
    city: 'Odense',
    languages: ['Dansk', 'Engelsk'],
    jobs: [
      'Lagerchef | Fynsk Frugtimport ApS | | 2018 | now',
      'Teamleder | Dansk Pakkelager A/S | | 2013 | 2018',
      'Lagermedarbejder | Dansk Pakkelager A/S | | 2009 | 2013',
      'Chauffør | Vognmand P. Holm | | 2005 | 2009',
    ],
    dates: 'year',
    page: `
Mads Kjær Thomsen
Skibhusvej 210, 5000 Odense C, +45 61 20 48 55, mkt@kjaerthomsen.example
Født 3. april 1984, gift, to børn

ANSÆTTELSER
2018 –	Lagerchef, Fynsk Frugtimport ApS, Odense
2013 – 2018	Teamleder, Dansk Pakkelager A/S, Taulov
2009 – 2013	Lagermedarbejder, Dansk Pakkelager A/S, Taulov
2005 – 2009	Chauffør, Vognmand P. Holm, Nyborg

UDDANNELSE OG KURSER
2011	Truckcertifikat B
2003 – 2005	HG, Tietgenskolen

SPROG
Dansk og engelsk
`,
  }),
  cv('18-es-classic', 'pdf', 'es', 'ES', {
    names: ['María del Carmen Ortega Ruiz'],
    email: 'mc.ortega@correo-es.example',
    phone: '655 21 80 43',
    city: 'Sevilla',
    languages: ['Inglés', 'Francés'],
    jobs: [
      'Directora de hotel | Hotel Alameda Palace | | 2019-04 | now',
      'Jefa de recepción | Hotel Alameda Palace | | 2014-03 | 2019-03',
      'Recepcionista | Apartamentos Triana | | 2010-06 | 2014-02',
    ],
    page: `
> **CURRÍCULUM VITAE**
> **María del Carmen Ortega Ruiz**
> C/ Feria 108, 3º B, 41002 Sevilla – Tel. 655 21 80 43
> mc.ortega@correo-es.example
**EXPERIENCIA LABORAL**
**HOTEL ALAMEDA PALACE (Sevilla)**
Directora de hotel. Abril 2019 – Actualidad.
* Gestión de 45 empleados y cuenta de resultados.
Jefa de recepción. Marzo 2014 – Marzo 2019.
* Turnos, overbooking, formación.
**APARTAMENTOS TRIANA (Sevilla)**
Recepcionista. Junio 2010 – Febrero 2014.
**FORMACIÓN**
Grado en Turismo. Universidad de Sevilla. 2006 – 2010.
**IDIOMAS**
Inglés: C1. Francés: B1.
**OTROS DATOS**
Carné de conducir B. Vehículo propio.
`,
  }),
  cv('19-es-mx', 'docx', 'es', 'MX', {
    names: ['Luis Fernando Cárdenas Villarreal'],
    email: 'lf.cardenas@buzon-mx.example',
    phone: '81 1555 0143',
    city: 'Monterrey',
    languages: ['Inglés'],
    jobs: [
      'Gerente de calidad | Autopartes Regiomontanas | | 2020-08 | now',
      'Supervisor de calidad | Aceros Huasteca | | 2016-01 | 2020-07',
      'Inspector de calidad | Aceros Huasteca | | 2013-02 | 2015-12',
    ],
    page: `
! Ing. Luis Fernando Cárdenas Villarreal
Monterrey, N.L. | Cel. 81 1555 0143 | lf.cardenas@buzon-mx.example
**OBJETIVO**
Dirigir la mejora continua en una empresa del ramo automotriz.
**EXPERIENCIA**
|| 12 5
| **Autopartes Regiomontanas** | Apodaca, N.L.
| __Gerente de calidad__ | Agosto 2020 – A la fecha
* Certificación IATF 16949 y reducción de rechazos de 38 %
|| 12 5
| **Aceros Huasteca** | Monterrey, N.L.
| __Supervisor de calidad__ | Enero 2016 – Julio 2020
| __Inspector de calidad__ | Febrero 2013 – Diciembre 2015
**ESCOLARIDAD**
Ingeniero Industrial y de Sistemas, Universidad Autónoma de Nuevo León, 2008 – 2012
**IDIOMAS**
Inglés 85 %
`,
  }),
  cv('20-es-ar-narrative', 'pdf', 'es', 'AR', {
    names: ['Florencia Giménez Paz'],
    email: 'florgimenezpaz@casilla-ar.example',
    phone: '+54 9 351 555 0129',
    city: 'Córdoba',
    languages: ['español', 'inglés', 'portugués'],
    jobs: [
      'Analista de datos | Mercado Serrano | | 2021-03 | now',
      'Analista contable | Estudio Bustos & Asociados | | 2017-02 | 2021-02',
    ],
    page: `
! Florencia Giménez Paz
Contadora devenida en analista de datos
Córdoba, Argentina / +54 9 351 555 0129 / florgimenezpaz@casilla-ar.example
**Sobre mí**
Me gusta encontrarle la vuelta a los números.
**Trayectoria**
Desde marzo de 2021 trabajo como Analista de datos en Mercado Serrano, donde armo los tableros de ventas y logística.
Entre febrero de 2017 y febrero de 2021 fui Analista contable en Estudio Bustos & Asociados, con una cartera de 40 clientes pyme.
**Estudios**
Contadora Pública, Universidad Nacional de Córdoba, 2016
**Herramientas**
SQL, Power BI, Python, Tango Gestión
**Idiomas**
español nativo, inglés avanzado, portugués básico
`,
  }),
  cv('21-es-canva', 'pdf', 'es', 'ES', {
    names: ['Nerea Zubizarreta'],
    email: 'nerea.zubi@correo-vasco.example',
    phone: '688 09 71 54',
    city: 'Donostia',
    languages: ['Euskera', 'Castellano', 'Inglés'],
    jobs: [
      'Educadora social | Asociación Bidelagun | | 2022 | now',
      'Monitora de comedor | Ikastola Itsasalde | | 2019 | 2022',
      'Cuidadora | Familia particular | | 2017 | 2019',
    ],
    dates: 'year',
    page: `
[[ 6 11
! NEREA
! ZUBIZARRETA
EDUCADORA SOCIAL
**CONTACTO**
688 09 71 54
nerea.zubi@correo-vasco.example
Donostia
**IDIOMAS**
Euskera
Castellano
Inglés
**HABILIDADES**
Empatía
Trabajo en equipo
---
**EXPERIENCIA**
EDUCADORA SOCIAL
Asociación Bidelagun | 2022 - Presente
Acompañamiento a jóvenes tutelados.
MONITORA DE COMEDOR
Ikastola Itsasalde | 2019 - 2022
Cuidado de grupos de 30 niños.
CUIDADORA
Familia particular | 2017 - 2019
**EDUCACIÓN**
GRADO EN EDUCACIÓN SOCIAL
Universidad del País Vasco | 2015 - 2019
]]
`,
  }),
  cv('22-pt-br', 'docx', 'pt', 'BR', {
    names: ['Rodrigo Nascimento Pires'],
    email: 'rodrigo.npires@correio-br.example',
    phone: '(41) 99555-0187',
    city: 'Curitiba',
    languages: ['Inglês', 'Espanhol'],
    jobs: [
      'Coordenador de Logística | Transportadora Pinhais Ltda. | | 2019-07 | now',
      'Analista de Logística Pleno | Transportadora Pinhais Ltda. | | 2016-05 | 2019-06',
      'Assistente de Expedição | Embalagens Araucária S/A | | 2012-02 | 2016-04',
    ],
    page: `
! Rodrigo Nascimento Pires
Brasileiro, casado, 36 anos
Rua XV de Novembro, 1200 – Curitiba – PR
Telefone: (41) 99555-0187 / E-mail: rodrigo.npires@correio-br.example
**OBJETIVO**
Atuar na área de Logística
**FORMAÇÃO**
* Tecnólogo em Logística – FAE, conclusão em 2015
**EXPERIÊNCIA PROFISSIONAL**
* **2012-2016 – Embalagens Araucária S/A**
Cargo: Assistente de Expedição (02/2012 a 04/2016)
Principais atividades: separação e carregamento.
* **2016-atual – Transportadora Pinhais Ltda.**
Cargo: Analista de Logística Pleno (05/2016 a 06/2019)
Cargo: Coordenador de Logística (07/2019 até o momento)
Principais atividades: roteirização, equipe de 18 pessoas.
**QUALIFICAÇÕES E ATIVIDADES COMPLEMENTARES**
* Inglês – intermediário
* Espanhol – básico
* Excel avançado
`,
  }),
  cv('23-de-tabular', 'docx', 'de', 'DE', {
    names: ['Henrike Sommerfeld'],
    email: 'h.sommerfeld@postfach.example',
    phone: '0151 2345 9087',
    city: 'Erfurt',
    languages: ['Deutsch', 'Englisch', 'Russisch'],
    jobs: [
      'Teamleiterin Einkauf | Thüringer Werkzeugbau GmbH | | 2018-10 | now',
      'Strategische Einkäuferin | Thüringer Werkzeugbau GmbH | | 2014-05 | 2018-09',
      'Sachbearbeiterin Einkauf | Glaswerk Ilmenau GmbH & Co. KG | | 2009-08 | 2014-04',
    ],
    page: `
> **Lebenslauf**
**Persönliche Angaben**
= Name:	Henrike Sommerfeld
= Anschrift:	Regierungsstraße 14, 99084 Erfurt
= Mobil:	0151 2345 9087
= Mail:	h.sommerfeld@postfach.example
= geboren am:	17.11.1985 in Gotha
**Berufspraxis**
= seit 05/2014	Thüringer Werkzeugbau GmbH, Arnstadt
= seit 10/2018	Teamleiterin Einkauf
= 05/2014 – 09/2018	Strategische Einkäuferin
= 08/2009 – 04/2014	Glaswerk Ilmenau GmbH & Co. KG
= 	Sachbearbeiterin Einkauf
**Ausbildung**
= 08/2006 – 07/2009	Ausbildung zur Industriekauffrau, Glaswerk Ilmenau
= 2006	Abitur, Gymnasium Gotha
**Sprachen**
= Deutsch	Muttersprache
= Englisch	verhandlungssicher
= Russisch	Grundkenntnisse
`,
  }),
  cv('24-de-at', 'pdf', 'de', 'AT', {
    names: ['Lukas Hinterleitner'],
    email: 'lukas.hinterleitner@gmx-post.example',
    phone: '+43 664 555 20 71',
    city: 'Linz',
    languages: ['Deutsch', 'Englisch', 'Kroatisch'],
    jobs: [
      'Softwareentwickler | Donausoft GmbH | | 2021-04 | now',
      'Werkstudent Softwareentwicklung | Voltane AG | | 2018-10 | 2021-03',
      'Kellner | Gasthof Zur Post | | 2016-07 | 2018-09',
    ],
    page: `
[[ 5 12
**KONTAKT**
Landstraße 31
4020 Linz
+43 664 555 20 71
lukas.hinterleitner@gmx-post.example
**SPRACHEN**
Deutsch (Muttersprache)
Englisch (C1)
Kroatisch (B1)
**IT-KENNTNISSE**
TypeScript
Go
PostgreSQL
---
! Lukas Hinterleitner, BSc
Softwareentwickler
**BERUFSERFAHRUNG**
**Donausoft GmbH** // Softwareentwickler // 04.2021 – laufend
Backend für Abrechnungssysteme
**Voltane AG** // Werkstudent Softwareentwicklung // 10.2018 – 03.2021
Testautomatisierung
**Gasthof Zur Post** // Kellner // 07.2016 – 09.2018
**AUSBILDUNG**
**Johannes Kepler Universität Linz** // Bachelor Informatik // 10.2016 – 09.2020
**HTL Leonding** // Matura // 2011 – 2016
]]
`,
  }),
  cv('25-de-prose', 'doc', 'de', 'DE', {
    names: ['Wolfgang Thiele'],
    email: 'wolfgang.thiele@briefkasten.example',
    phone: '030 55 12 88 41',
    city: 'Berlin',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'Hausmeister | Wohnungsgenossenschaft Spreeblick eG | | 2012 | now',
      'Tischler | Tischlerei Kunze | | 1998 | 2012',
    ],
    dates: 'year',
    page: `
Wolfgang Thiele
Sonnenallee 190
12059 Berlin
Tel.: 030 55 12 88 41
E-Mail: wolfgang.thiele@briefkasten.example

Lebenslauf

Ich wurde am 4. Juni 1974 in Cottbus geboren. Nach der Schule lernte ich von 1991 bis 1994 das Tischlerhandwerk.
Von 1998 bis 2012 war ich als Tischler bei der Tischlerei Kunze in Berlin beschäftigt.
Seit 2012 arbeite ich als Hausmeister bei der Wohnungsgenossenschaft Spreeblick eG und betreue dort 340 Wohnungen.
Ich spreche Deutsch und etwas Englisch.
Ich habe den Führerschein der Klasse B und bin schwindelfrei.

Berlin, den 2. Mai 2024
Wolfgang Thiele
`,
  }),
  cv('26-nl-classic', 'pdf', 'nl', 'NL', {
    names: ['Sanne van der Heijden'],
    email: 'sannevdheijden@postnl-mail.example',
    phone: '06-41 90 27 63',
    city: 'Utrecht',
    languages: ['Nederlands', 'Engels', 'Duits'],
    jobs: [
      'HR-adviseur | Stichting Leerpalet | | 2020-01 | now',
      'HR-medewerker | Bouwgroep Zuidhoek B.V. | | 2016-09 | 2019-12',
      'Intercedente | FlexKracht Uitzendbureau | | 2014-02 | 2016-08',
    ],
    page: `
! Sanne van der Heijden
**Personalia**
Adres: Biltstraat 401, 3572 AW Utrecht
Telefoon: 06-41 90 27 63
E-mail: sannevdheijden@postnl-mail.example
Geboortedatum: 9 februari 1991
Burgerlijke staat: samenwonend
**Werkervaring**
jan 2020 – heden	Stichting Leerpalet, Utrecht
	Functie: HR-adviseur
	Werkzaamheden: verzuim, werving, functiehuis
sep 2016 – dec 2019	Bouwgroep Zuidhoek B.V., Nieuwegein
	Functie: HR-medewerker
	Werkzaamheden: contracten, salarismutaties
feb 2014 – aug 2016	FlexKracht Uitzendbureau, Amersfoort
	Functie: Intercedente
**Opleidingen**
2009 – 2013	HBO Human Resource Management, Hogeschool Utrecht (diploma behaald)
**Talen**
Nederlands: moedertaal
Engels: goed
Duits: redelijk
`,
  }),
  cv('27-nl-be-employer', 'docx', 'nl', 'BE', {
    names: ['Wouter Claeys'],
    email: 'wouter.claeys@telenet-post.example',
    phone: '0497 88 10 26',
    city: 'Gent',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Werfleider | Algemene Bouw Desmet NV | | 2017-03 | now',
      'Assistent-werfleider | Algemene Bouw Desmet NV | | 2013-09 | 2017-02',
      'Technisch tekenaar | Studiebureau Leie BVBA | | 2010-07 | 2013-08',
    ],
    page: `
! WOUTER CLAEYS
Werfleider | ° 1988 | Gent
0497 88 10 26 – wouter.claeys@telenet-post.example
# ERVARING
**ALGEMENE BOUW DESMET NV** – Deinze
Werfleider [maart 2017 – nu]
* Residentiële projecten tot 6 miljoen euro
Assistent-werfleider [september 2013 – februari 2017]
**STUDIEBUREAU LEIE BVBA** – Gent
Technisch tekenaar [juli 2010 – augustus 2013]
* Stabiliteitsplannen in AutoCAD
# OPLEIDING
Professionele bachelor Bouw, Hogeschool Gent [2007 – 2010]
# TALENKENNIS
Nederlands (moedertaal), Frans (goed), Engels (goed)
`,
  }),
  cv('28-en-au', 'docx', 'en', 'AU', {
    names: ['Bronwyn Tadgell'],
    email: 'bronwyn.tadgell@ozmail.example',
    phone: '0438 552 019',
    city: 'Geelong',
    jobs: [
      'Operations Manager | Corio Bay Freight | | 2019-02 | now',
      'Depot Supervisor | Corio Bay Freight | | 2014-07 | 2019-01',
      'Transport Allocator | Southern Haulage Group | | 2010-03 | 2014-06',
    ],
    page: `
! Bronwyn Tadgell
Geelong VIC 3220 | M: 0438 552 019 | E: bronwyn.tadgell@ozmail.example
# Career Snapshot
|| 5 7 5
| Feb 2019 – present | Corio Bay Freight | Operations Manager
| Jul 2014 – Jan 2019 | Corio Bay Freight | Depot Supervisor
| Mar 2010 – Jun 2014 | Southern Haulage Group | Transport Allocator
# Key Achievements
* Cut linehaul spend by 11 % in two years
* Chain of Responsibility audits passed with no findings
# Licences and Tickets
HC licence, forklift (LF), First Aid
# Education
Diploma of Logistics, The Gordon TAFE, 2013
# Referees
Available on request
`,
  }),
  cv('29-en-in', 'pdf', 'en', 'IN', {
    names: ['Venkata Subramaniam Iyer', 'Venkata Subramaniam'],
    email: 'vs.iyer@inmail.example',
    phone: '+91 98400 55123',
    city: 'Chennai',
    languages: ['English', 'Tamil', 'Hindi'],
    jobs: [
      'Assistant Vice President – Credit | Coromandel Small Finance Bank Ltd | | 2020-11 | now',
      'Senior Manager – Credit | Coromandel Small Finance Bank Ltd | | 2017-04 | 2020-10',
      'Credit Officer | Kaveri Leasing Pvt Ltd | | 2011-06 | 2017-03',
    ],
    page: `
> **RESUME**
**VENKATA SUBRAMANIAM IYER**
Mobile: +91 98400 55123
Email: vs.iyer@inmail.example
**CAREER OBJECTIVE**
To work in a challenging position in credit and risk.
**WORK EXPERIENCE (13+ Years)**
**1. Coromandel Small Finance Bank Ltd, Chennai**
Designation: Assistant Vice President – Credit
Duration: Nov 2020 to till date
Designation: Senior Manager – Credit
Duration: Apr 2017 to Oct 2020
Job profile: Appraisal of SME loans up to Rs. 5 crore.
**2. Kaveri Leasing Pvt Ltd, Coimbatore**
Designation: Credit Officer
Duration: Jun 2011 to Mar 2017
**ACADEMIC QUALIFICATION**
M.Com, University of Madras, 2010, 68 %
**PERSONAL DETAILS**
Father's Name: S. Ramanathan Iyer
Date of Birth: 11-07-1987
Languages Known: English, Tamil, Hindi
Address: 14, 2nd Cross Street, Adyar, Chennai 600020
**DECLARATION**
I hereby declare that the above information is true to the best of my knowledge.
Place: Chennai
(Venkata Subramaniam Iyer)
`,
  }),
  cv('30-en-us-academic', 'pdf', 'en', 'US', {
    names: ['Dana R. Whitcomb', 'Dana Whitcomb'],
    email: 'dwhitcomb@univmail.example',
    phone: '(607) 555-0166',
    city: 'Ithaca',
    jobs: [
      'Associate Professor of Soil Science | Finger Lakes University | | 2018 | now',
      'Assistant Professor of Soil Science | Finger Lakes University | | 2012 | 2018',
      'Postdoctoral Associate | Midwestern Institute of Agronomy | | 2010 | 2012',
    ],
    dates: 'year',
    page: `
! Dana R. Whitcomb, Ph.D.
Department of Crop and Soil Sciences, 233 Emerson Hall
Ithaca, NY 14853
(607) 555-0166 | dwhitcomb@univmail.example
# Education
Ph.D., Soil Science, Iowa State University, 2010
B.S., Agronomy, Purdue University, 2004
# Academic Appointments
2018–present	Associate Professor of Soil Science, Finger Lakes University
2012–2018	Assistant Professor of Soil Science, Finger Lakes University
2010–2012	Postdoctoral Associate, Midwestern Institute of Agronomy
# Honors
2021	Early Career Award, Society of Soil Researchers
2016	Teaching Excellence Prize
# Selected Publications
Whitcomb, D. R., & Lee, S. (2020). Carbon turnover in tile-drained soils. Journal of Soil Studies, 14(2), 101–118.
# Service
2019–2022	Member, Graduate Admissions Committee
# Grants
2019–2023	USDA NIFA, "Cover crops and nitrous oxide", $480,000
`,
  }),
];
