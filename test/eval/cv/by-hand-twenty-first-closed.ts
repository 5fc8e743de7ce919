import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-first-closed');

/** Twenty-four in nine languages, most of them laid out as a word processor invites one to, a few in their owner's own way. Nobody who works on the reader reads them. All people are made up. */
export const BY_HAND_TWENTY_FIRST_CLOSED: Sheet[] = [
  cv('01-en-nurse', 'docx', 'en', 'GB', {
    names: ['Oluwaseun Brigid Tranter', 'Seun Tranter', 'Oluwaseun Brigid (Seun) Tranter'],
    email: 'seun.tranter@wardmail.example',
    phone: '07700 900 318',
    city: 'Rotherham',
    headline: 'Registered Nurse (Adult) - NMC PIN available on request',
    jobs: [
      'Senior Staff Nurse, Acute Medical Unit | The Rotherham NHS Foundation Trust | Rotherham | 2021-09 | now',
      'Staff Nurse, Respiratory | Sheffield Teaching Hospitals NHS Foundation Trust | Sheffield | 2017-10 | 2021-08',
      'Bank Healthcare Assistant | NHS Professionals | | 2014-11 | 2017-08',
      'Care Assistant | Moorgate Lodge Nursing Home | Rotherham | 2012-06 | 2014-10',
    ],
    page: `
! Oluwaseun Brigid (Seun) Tranter
Registered Nurse (Adult) - NMC PIN available on request
22 Clough Bank, Rotherham S61 4QX
Mobile: 07700 900 318
Email: seun.tranter@wardmail.example
# Personal Statement
A calm and organised nurse with nine years on busy medical wards. I enjoy teaching students and newly qualified colleagues and I am now looking for a Band 6 post with regular days, ideally in ambulatory care or a virtual ward.
# Employment History
**Senior Staff Nurse, Acute Medical Unit**
The Rotherham NHS Foundation Trust, Rotherham
September 2021 - Present
* Take charge of a 36 bedded unit on a rotational basis
* Link nurse for sepsis; audit results up from 71% to 94%
* Practice assessor for University of Sheffield students
^ **Staff Nurse, Respiratory**
Sheffield Teaching Hospitals NHS Foundation Trust, Sheffield
October 2017 - August 2021
* NIV and chest drain competent
* Redeployed to critical care March - July 2020
^ **Bank Healthcare Assistant**
NHS Professionals
November 2014 - August 2017
Shifts alongside my nursing degree, mostly elderly care and A&E at the Northern General.
^ **Care Assistant**
Moorgate Lodge Nursing Home, Rotherham
June 2012 - October 2014
# Education and Training
BSc (Hons) Nursing (Adult), Sheffield Hallam University, 2017, 2:1
BTEC Level 3 Health and Social Care, Rotherham College, 2012
ILS (May 2026), IV therapy, venepuncture and cannulation, Fundamentals of Leadership
# Interests
Parkrun most Saturdays, choir, my allotment when it stops raining.
# References
Ward Manager Jill Askew, AMU, and Sister P. Varghese. Contact details on request.
`,
  }),
  cv('02-en-hgv', 'doc', 'en', 'IE', {
    names: ['Declan Hanrahan-Moy', 'DECLAN HANRAHAN-MOY'],
    email: 'dechanrahanmoy@eirpost.example',
    phone: '085 555 0142',
    city: 'Portlaoise',
    languages: ['Irish'],
    jobs: [
      'Artic driver | Midland Bulk Haulage Ltd | Portlaoise | 2018 | now',
      'Rigid driver | Glanbia | Ballyragget | 2011 | 2018',
      'Van driver | Fastway Couriers | Portarlington | 2009 | 2011',
      'Block layer | Tom Dunne & Sons | | 2002 | 2008',
    ],
    page: `
> **DECLAN HANRAHAN-MOY**
> 9 Ridge Close, Portlaoise, Co. Laois
> Tel: 085 555 0142
> dechanrahanmoy@eirpost.example

**LICENCE:** B, C, CE (clean). CPC up to date, digi card, ADR packages and tanks to Feb 2028, Safe Pass, manual handling.

**WORK**
= 2018 to now	Artic driver, Midland Bulk Haulage Ltd, Portlaoise
= 	Walking floor and tipper, feed and woodchip, Rosslare and Belfast most weeks
= 2011 to 2018	Rigid driver, Glanbia, Ballyragget
= 	Milk collection, nights and weekends. Left when the route was put out to contract
= 2009 to 2011	Van driver, Fastway Couriers, Portarlington
= 2002 to 2008	Block layer, Tom Dunne & Sons (building trade until the crash)

**SCHOOL**
= 2001	Leaving Cert, St Mary's CBS Portlaoise
= 2016	FETAC level 5 Warehousing and Distribution, evenings

**OTHER**
Can do own minor repairs. No points. Good Irish. Non smoker. Would prefer to be home at least three nights in the week.
**REFEREES**
Mr. Pat Kehoe, transport manager, Midland Bulk - 057 555 0111
Fr. Noel Whelan PP
`,
  }),
  cv('03-en-accounts', 'pdf', 'en', 'GB', {
    names: ['Harpreet K. Dosanjh-Wells'],
    email: 'harpreet.dw@ledgerpost.example',
    phone: '+44 7700 900764',
    city: 'Leamington Spa',
    headline: 'Finance Manager | ACCA',
    jobs: [
      'Finance Manager | Avonbrook Packaging Ltd | | 2022-02 | now',
      'Interim Financial Controller | Warwick Arts Trust | | 2021-05 | 2022-01',
      'Management Accountant | Jaguar Land Rover | | 2015-09 | 2021-04',
      'Audit Senior | Luckmans Duckett Parker | | 2013-09 | 2015-08',
      'Audit Trainee | Luckmans Duckett Parker | | 2010-09 | 2013-09',
    ],
    page: `
! Harpreet K. Dosanjh-Wells
Finance Manager | ACCA
Leamington Spa, Warwickshire  •  +44 7700 900764  •  harpreet.dw@ledgerpost.example
# Profile
Commercially minded qualified accountant, at home in SMEs where finance is also a bit of IT, HR and facilities. Month end in five working days, no surprises at audit.
# Career
**Finance Manager**	Feb 2022 – Present
Avonbrook Packaging Ltd (turnover £18m)
* Team of four. Moved from Sage 200 to Business Central in seven months
* Renegotiated the invoice discounting line, saving £46k a year
* Cashflow forecasting, 13 weeks rolling, for the owners and bank
**Interim Financial Controller**	May 2021 – Jan 2022
Warwick Arts Trust (9 month contract)
* Charity SORP accounts, CJRS clean-up, restricted funds
**Management Accountant**	Sep 2015 – Apr 2021
Jaguar Land Rover
* Cost centre reporting for Body in White, Solihull; voluntary redundancy
**Audit Senior**	Sep 2013 – Aug 2015
**Audit Trainee**	Sep 2010 – Sep 2013
Luckmans Duckett Parker, Coventry
* Owner managed businesses, academies, farms
# Qualifications
ACCA, member since 2014
BA Accounting & Finance (2:1), Coventry University, 2007 – 2010
# Systems
Business Central, Sage 50/200, Xero, SAP FI, Power BI, Excel (Power Query)
`,
  }),
  cv('04-de-buchhalter', 'docx', 'de', 'DE', {
    names: ['Henning Wübbenhorst'],
    email: 'h.wuebbenhorst@postfach-nordwest.example',
    phone: '0151 5550 2271',
    city: 'Cloppenburg',
    languages: ['Deutsch', 'Englisch', 'Plattdeutsch'],
    jobs: [
      'Bilanzbuchhalter | Agravis Raiffeisen AG | Münster | 2020-04 | now',
      'Finanzbuchhalter | Fleischwerk Hasetal GmbH & Co. KG | Löningen | 2013-01 | 2020-03',
      'Steuerfachangestellter | Steuerberaterpraxis Overberg & Thole | Cloppenburg | 2009-08 | 2012-12',
      'Ausbildung zum Steuerfachangestellten | Steuerberaterpraxis Overberg & Thole | Cloppenburg | 2006-08 | 2009-07',
    ],
    aside: [3],
    page: `
! Lebenslauf
# Persönliche Daten
|| 5 12
| Name | Henning Wübbenhorst
| Geburtsdatum | 17.05.1987 in Friesoythe
| Anschrift | Emsteker Str. 208 a, 49661 Cloppenburg
| Telefon | 0151 5550 2271
| E-Mail | h.wuebbenhorst@postfach-nordwest.example
| Familienstand | verheiratet, zwei Kinder
# Beruflicher Werdegang
|| 5 12
| 04/2020 – heute | **Bilanzbuchhalter**\\Agravis Raiffeisen AG, Münster (überwiegend mobil)\\Einzelabschlüsse nach HGB für sechs Tochtergesellschaften, Ansprechpartner der Wirtschaftsprüfer, E-Bilanz
| 01/2013 – 03/2020 | **Finanzbuchhalter**\\Fleischwerk Hasetal GmbH & Co. KG, Löningen\\Kreditoren, Anlagenbuchhaltung, Umsatzsteuervoranmeldungen, Intrastat
| 08/2009 – 12/2012 | **Steuerfachangestellter**\\Steuerberaterpraxis Overberg & Thole, Cloppenburg\\Mandate aus Landwirtschaft und Handwerk
# Ausbildung
|| 5 12
| 2015 – 2017 | Geprüfter Bilanzbuchhalter (IHK Oldenburg), berufsbegleitend
| 08/2006 – 07/2009 | Ausbildung zum Steuerfachangestellten\\Steuerberaterpraxis Overberg & Thole, Cloppenburg
| 2006 | Abitur, Clemens-August-Gymnasium Cloppenburg
# Kenntnisse
|| 5 12
| EDV | DATEV, SAP S/4HANA FI, MS Excel (sehr gut), LucaNet
| Sprachen | Deutsch, Englisch (gut), Plattdeutsch
| Führerschein | B, BE, T
# Ehrenamt
Kassenwart im Schützenverein Emstekerfeld seit 2014

Cloppenburg, 3. November 2026
Henning Wübbenhorst
`,
  }),
  cv('05-de-laborantin', 'pdf', 'de', 'CH', {
    names: ['Ladina Caviezel-Röthlisberger'],
    email: 'ladina.caviezel@labormail.example',
    phone: '+41 79 555 61 08',
    city: 'Muttenz',
    headline: 'Biomedizinische Analytikerin HF',
    languages: ['Deutsch', 'Rätoromanisch', 'Englisch', 'Französisch'],
    jobs: [
      'Teamleiterin Hämatologie | Viollier AG | Allschwil | 2021-06 | now',
      'Biomedizinische Analytikerin HF | Viollier AG | Allschwil | 2016-02 | 2021-05',
      'Biomedizinische Analytikerin HF | Kantonsspital Graubünden | Chur | 2011-10 | 2015-12',
    ],
    page: `
[[ 5.5 11.5
PIC Foto | Porträt
**Kontakt**
Hauptstrasse 41
4132 Muttenz
+41 79 555 61 08
ladina.caviezel@labormail.example
^ **Persönlich**
geb. 02.09.1988
Bürgerort Lumbrein GR
verheiratet
^ **Sprachen**
Deutsch: Muttersprache
Rätoromanisch: Muttersprache
Englisch: B2
Französisch: B1
^ **EDV**
Sysmex XN, CellaVision
LIS (MOLIS), Office
^ **Freizeit**
Skitouren, Chor, Pilze
---
! Ladina Caviezel-Röthlisberger
Biomedizinische Analytikerin HF
# Berufserfahrung
**Viollier AG, Allschwil**
Teamleiterin Hämatologie
Juni 2021 bis heute, 90 %
* Führung von elf Mitarbeitenden, Dienstplanung
* Validierung der neuen Sysmex-Strasse
* Ausbildung von Studierenden HF
Biomedizinische Analytikerin HF
Februar 2016 bis Mai 2021, 100 %
* Hämatologie, Gerinnung, Wochenenddienste
^ **Kantonsspital Graubünden, Chur**
Biomedizinische Analytikerin HF
Oktober 2011 bis Dezember 2015
* Notfalllabor, Transfusionsmedizin, Nachtdienst
# Aus- und Weiterbildung
2022 – 2023 CAS Leadership im Gesundheitswesen, FHNW
2008 – 2011 Dipl. Biomedizinische Analytikerin HF, BGS Chur
2004 – 2008 Bündner Kantonsschule, Matura
# Referenzen
Werden gerne auf Anfrage bekannt gegeben.
]]
`,
  }),
  cv('06-de-koechin', 'doc', 'de', 'AT', {
    names: ['Zdenka Kolářová-Steindl'],
    email: 'zdenka.steindl@kuchlpost.example',
    phone: '0660 555 73 19',
    city: 'Bad Ischl',
    languages: ['Tschechisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Küchenchefin | Gasthof Zum Goldenen Ochsen | Bad Ischl | 2019-05 | now',
      'Sous-Chefin | Hotel Weisses Rössl | St. Wolfgang | 2014-12 | 2019-03',
      'Chef de Partie (Saucier) | Hotel Sacher | Salzburg | 2010-05 | 2014-10',
      'Commis | Parkhotel Plzeň | Pilsen | 2007-09 | 2010-03',
    ],
    page: `
> **L E B E N S L A U F**
Zdenka Kolářová-Steindl
Kaltenbachstraße 15/3
4820 Bad Ischl
Tel. 0660 555 73 19
zdenka.steindl@kuchlpost.example
geboren am 8. Februar 1988 in Domažlice, Tschechien

**Berufspraxis**
05/2019 bis dato: Küchenchefin, Gasthof Zum Goldenen Ochsen, Bad Ischl
140 Sitzplätze, 5 Mitarbeiter, 2 Lehrlinge, Wareneinsatz unter 29 %

12/2014 – 03/2019: Sous-Chefin, Hotel Weisses Rössl, St. Wolfgang
Halbpension, Bankette bis 200 Personen, HACCP

05/2010 – 10/2014: Chef de Partie (Saucier), Hotel Sacher, Salzburg

09/2007 – 03/2010: Commis, Parkhotel Plzeň, Pilsen

04/2019: 1 Monat Pause, Umzug

**Ausbildung**
2003 – 2007 Hotelfachschule Pilsen, Lehrabschluss Köchin
2016 Ausbilderprüfung WIFI Linz
2023 Diätkoch-Modul, WIFI Linz

**Sprachen**
Tschechisch Muttersprache, Deutsch fließend, Englisch gut

**Sonstiges**
Führerschein B, eigenes Auto. Hobbys: Langlauf, Schwammerl suchen
`,
  }),
  cv('07-fr-avocate', 'pdf', 'fr', 'FR', {
    names: ['Solenn Le Guennec-Abitbol', 'Solenn LE GUENNEC-ABITBOL'],
    email: 's.leguennec@robe-noire.example',
    phone: '06 55 50 18 42',
    city: 'Nantes',
    headline: 'Juriste droit social – ancienne avocate',
    languages: ['Anglais', 'Breton', 'Espagnol'],
    jobs: [
      'Responsable juridique droit social | Groupe Eram | Saint-Pierre-Montlimart | 2021-01 | now',
      'Avocate collaboratrice | Cabinet Fidal | Nantes | 2015-11 | 2020-12',
      'Avocate collaboratrice | Cabinet Morvan & Associés | Rennes | 2013-01 | 2015-10',
      'Élève-avocate | Conseil de prud’hommes de Rennes | | 2012-01 | 2012-06',
    ],
    aside: [3],
    page: `
! Solenn LE GUENNEC-ABITBOL
Juriste droit social – ancienne avocate
14 rue de la Bastille, 44000 Nantes
06 55 50 18 42 – s.leguennec@robe-noire.example
# Expérience professionnelle
**Responsable juridique droit social**	depuis janvier 2021
__Groupe Eram, Saint-Pierre-Montlimart__
* Conseil aux DRH de huit enseignes, 5 800 salariés
* Négociation collective, deux PSE, suivi de 120 dossiers prud’homaux
* Encadrement de deux juristes et d’un alternant
**Avocate collaboratrice**	novembre 2015 – décembre 2020
__Cabinet Fidal, Nantes__
* Conseil et contentieux, clientèle d’ETI agroalimentaires
* Formations aux clients (forfait jours, inaptitude)
**Avocate collaboratrice**	janvier 2013 – octobre 2015
__Cabinet Morvan & Associés, Rennes__
* Contentieux prud’homal côté salariés, permanences CDAD
**Élève-avocate**	janvier – juin 2012
__Conseil de prud’hommes de Rennes__
# Formation
2012 – CAPA, École des avocats du Grand Ouest, Rennes
2010 – Master 2 Droit social, Université Paris-Nanterre, mention bien
2008 – Licence de droit, Université de Bretagne Occidentale, Brest
# Langues
Anglais courant (TOEIC 930), breton, espagnol scolaire
# Divers
Voile (monitrice fédérale), jurée du concours de plaidoirie de Nantes
`,
  }),
  cv('08-fr-labo', 'docx', 'fr', 'FR', {
    names: ['Mickaël Ravoahangy'],
    email: 'mickael.ravoahangy@paillasse.example',
    phone: '07 55 50 96 31',
    city: 'Saint-Étienne',
    headline: 'TECHNICIEN DE LABORATOIRE MÉDICAL',
    jobs: [
      'Technicien de laboratoire – plateau technique | Biogroup | Saint-Étienne | 2023-03 | now',
      'Technicien biologiste | CHU de Saint-Étienne | | 2019-07 | 2023-02',
      'Technicien prélèvements Covid | Laboratoire Cerballiance | Lyon | 2020-10 | 2021-04',
      'Équipier polyvalent | McDonald’s | Firminy | 2016-07 | 2019-05',
    ],
    page: `
|| 11 6
| **Mickaël Ravoahangy**\\TECHNICIEN DE LABORATOIRE MÉDICAL | 3 impasse des Mineurs\\42100 Saint-Étienne\\07 55 50 96 31\\mickael.ravoahangy@paillasse.example\\Permis B – 29 ans
# EXPÉRIENCES
**Technicien de laboratoire – plateau technique** (mars 2023 à aujourd’hui)
Biogroup, Saint-Étienne, CDI
* Biochimie, hématologie, sérologie : Cobas 8000, XN-3100
* Contrôles qualité internes, habilitation des nouveaux
* Astreintes un week-end sur quatre
**Technicien biologiste** (juillet 2019 à février 2023)
CHU de Saint-Étienne, CDD puis stagiairisation, temps plein puis 80 %
* Laboratoire des agents infectieux, bactériologie, MALDI-TOF
**Technicien prélèvements Covid** (octobre 2020 à avril 2021)
Laboratoire Cerballiance, Lyon, vacations le samedi
**Équipier polyvalent** (juillet 2016 à mai 2019)
McDonald’s, Firminy, 15 h par semaine pendant les études
# DIPLÔMES
|| 3 14
| 2019 | BTS Analyses de biologie médicale, Lycée Benoît-Fourneyron, Saint-Étienne
| 2016 | Bac STL biotechnologies, même lycée
| 2020 | Certificat de capacité de prélèvement sanguin
# INFORMATIQUE
SIL (Hexalis, GLIMS), Kalilab, Word, Excel
# LOISIRS
Futsal en club, guitare, ASSE évidemment
`,
  }),
  cv('09-fr-chauffeur', 'doc', 'fr', 'BE', {
    names: ['Jean-Luc Vandeputte', 'VANDEPUTTE Jean-Luc'],
    email: 'jlvandeputte@belpost.example',
    phone: '0475/55.02.88',
    city: 'Mouscron',
    languages: ['Français', 'Néerlandais'],
    jobs: [
      'Chauffeur-livreur | Colruyt Group | Mouscron | 2017-02 | now',
      'Chauffeur poids lourd CE | Transports Mestdagh | Tournai | 2008-04 | 2016-12',
      'Magasinier-cariste | Brico Plan-it | Froyennes | 2003-09 | 2008-03',
      'Ouvrier de production | Filature de l’Espierres | Estaimpuis | 1998 | 2003',
    ],
    page: `
**CURRICULUM VITAE**

= Nom :	VANDEPUTTE
= Prénom :	Jean-Luc
= Adresse :	chaussée de Luingne 77
= 	7700 Mouscron
= GSM :	0475/55.02.88
= Courriel :	jlvandeputte@belpost.example
= Né le :	21.03.1979 à Tournai
= Nationalité :	belge

**EXPÉRIENCE**

= 02/2017 - ce jour	Colruyt Group, Mouscron
= 	Chauffeur-livreur
= 	Livraison aux magasins, horaire de nuit
= 04/2008 - 12/2016	Transports Mestdagh, Tournai
= 	Chauffeur poids lourd CE
= 	National et nord de la France, frigo
= 09/2003 - 03/2008	Brico Plan-it, Froyennes
= 	Magasinier-cariste
= 1998 - 2003	Filature de l’Espierres, Estaimpuis
= 	Ouvrier de production (fermeture de l’usine)

**ÉTUDES ET PERMIS**

= 1997	CESS technique de qualification, mécanique garage, Institut Saint-Luc
= 2008	Permis C et CE au FOREM
= 2024	35 heures CAP code 95 (validité 09/2029)
= 2003	Brevet cariste, recyclé en 2022

**LANGUES**

Français : langue maternelle. Néerlandais : je me débrouille avec les clients.
`,
  }),
  cv('10-es-profesora', 'docx', 'es', 'ES', {
    names: ['Itziar Goñi Salaberri'],
    email: 'itziar.goni@ikasle-posta.example',
    phone: '644 55 01 27',
    city: 'Tudela',
    headline: 'Profesora de Física y Química',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Profesora de Física y Química | Colegio San Francisco Javier (Jesuitas) | Tudela | 2020-09 | now',
      'Profesora interina de Secundaria | Departamento de Educación, Gobierno de Navarra | | 2016-09 | 2020-06',
      'Técnica de control de calidad | Conservas El Raso, S.A. | Azagra | 2013-04 | 2016-08',
      'Profesora particular | Academia Ebro | Tudela | 2011-10 | 2013-03',
    ],
    page: `
! Itziar Goñi Salaberri
Profesora de Física y Química
Paseo de Invierno 6, 3.º C, 31500 Tudela (Navarra) | 644 55 01 27 | itziar.goni@ikasle-posta.example
# Experiencia docente
**Profesora de Física y Química**
Colegio San Francisco Javier (Jesuitas), Tudela
Septiembre de 2020 – actualidad
* 3.º y 4.º de ESO, 1.º y 2.º de Bachillerato
* Tutora de 2.º de Bachillerato; 96 % de aprobados en EvAU 2025
* Coordinadora del laboratorio y de la feria de la ciencia
^ **Profesora interina de Secundaria**
Departamento de Educación, Gobierno de Navarra
Septiembre de 2016 – junio de 2020
* Institutos de Alsasua, Estella y Peralta
# Otra experiencia
**Técnica de control de calidad**
Conservas El Raso, S.A., Azagra
Abril de 2013 – agosto de 2016
^ **Profesora particular**
Academia Ebro, Tudela
Octubre de 2011 – marzo de 2013
# Formación
* Máster en Profesorado de ESO y Bachillerato, UPNA, 2016
* Licenciatura en Química, Universidad de Zaragoza, 2006-2011
* Curso de acoso escolar y convivencia (70 h), 2022
# Idiomas
Castellano (materna), euskera (EGA), inglés (B2, EOI Tudela)
# Otros
Carné B y coche. Competencia digital docente B1.
`,
  }),
  cv('11-es-ingeniero', 'pdf', 'es', 'PE', {
    names: ['Jhonatan Quispe Altamirano'],
    email: 'jquispe.ing@correo-andino.example',
    phone: '+51 955 501 873',
    city: 'Arequipa',
    headline: 'INGENIERO MECÁNICO – CIP 000000',
    languages: ['Español', 'Inglés', 'Quechua'],
    jobs: [
      'Supervisor de Mantenimiento Mecánico | Sociedad Minera Cerro Verde S.A.A. | Arequipa | 2021-10 | now',
      'Ingeniero de Confiabilidad | Ferreyros S.A. | Arequipa | 2017-04 | 2021-09',
      'Planner de Mantenimiento | Ferreyros S.A. | Las Bambas, Apurímac | 2015-01 | 2017-03',
      'Asistente de Mantenimiento | Yura S.A. | Arequipa | 2013-06 | 2014-12',
      'Practicante preprofesional | Aceros Arequipa | Pisco | 2012-01 | 2012-03',
    ],
    aside: [4],
    page: `
> **JHONATAN QUISPE ALTAMIRANO**
> INGENIERO MECÁNICO – CIP 000000
> Urb. La Marina C-12, Cayma, Arequipa · +51 955 501 873 · jquispe.ing@correo-andino.example
Ingeniero mecánico colegiado con trece años en mantenimiento de equipo pesado y planta concentradora. Orientado a la seguridad, al dato y al trabajo en guardia.
# EXPERIENCIA LABORAL
**SOCIEDAD MINERA CERRO VERDE S.A.A.**, Arequipa	Oct. 2021 – Actualidad
**Supervisor de Mantenimiento Mecánico**
* Guardia de 22 técnicos; chancado primario y fajas
* Disponibilidad de chancadora de 91 a 95,5 %
* Cero accidentes incapacitantes en 41 meses
**FERREYROS S.A.**	Ene. 2015 – Set. 2021
**Ingeniero de Confiabilidad**, Arequipa	Abr. 2017 – Set. 2021
* Análisis de aceite, RCA, contratos MARC
**Planner de Mantenimiento**, Las Bambas, Apurímac	Ene. 2015 – Mar. 2017
* Flota de 40 camiones 797F
**YURA S.A.**, Arequipa	Jun. 2013 – Dic. 2014
**Asistente de Mantenimiento**
**ACEROS AREQUIPA**, Pisco	Ene. 2012 – Mar. 2012
**Practicante preprofesional**
# FORMACIÓN
Universidad Nacional de San Agustín, Ingeniería Mecánica, tercio superior	2008 – 2012
ESAN, Diplomado en Gestión del Mantenimiento	2018
SMRP, Certified Maintenance & Reliability Professional (CMRP)	2020
# INFORMÁTICA E IDIOMAS
SAP PM, MS Project, AutoCAD, Power BI
Español nativo, inglés intermedio, quechua hablado en casa
`,
  }),
  cv('12-es-cocinero', 'doc', 'es', 'ES', {
    names: ['Yerai Perdomo Cabrera'],
    email: 'yeraicocina@isla-correo.example',
    phone: '628 55 59 40',
    city: 'Puerto del Rosario',
    languages: ['Español', 'Inglés', 'Alemán'],
    jobs: [
      'Jefe de partida | Hotel Barceló Fuerteventura Castillo | Caleta de Fuste | 2023-03 | now',
      'Cocinero | Restaurante La Lonja Vieja | Corralejo | 2020-07 | 2023-02',
      'Ayudante de cocina | R2 Hotels | Costa Calma | 2017-05 | 2020-03',
      'Friegaplatos | Bar El Muellito | El Cotillo | 2016-06 | 2016-09',
    ],
    page: `
**Yerai Perdomo Cabrera**
Calle Guise 31, 35600 Puerto del Rosario
Móvil 628 55 59 40 / yeraicocina@isla-correo.example
Fecha nacimiento: 14-10-1998

**EXPERIENCIA PROFESIONAL**
* 03/2023 – actual. Jefe de partida. Hotel Barceló Fuerteventura Castillo (Caleta de Fuste). Cuarto frío y showcooking, buffet 700 pax
* 07/2020 – 02/2023. Cocinero. Restaurante La Lonja Vieja (Corralejo). Pescado, arroces, pedidos
* 05/2017 – 03/2020. Ayudante de cocina. R2 Hotels (Costa Calma). Despedido por ERTE
* 06/2016 – 09/2016. Friegaplatos. Bar El Muellito (El Cotillo)

**FORMACIÓN**
* Técnico en Cocina y Gastronomía, Hotel Escuela Pájara, 2015-2017
* Graduado en ESO, IES Puerto del Rosario
* Carné de manipulador de alimentos y alérgenos (2025)

**IDIOMAS**
Español, inglés medio, alemán lo justo del hotel

**OTROS DATOS**
Disponibilidad para turno partido. Vehículo propio. No me importa cambiar de isla si hay alojamiento.
`,
  }),
  cv('13-it-impiegata', 'docx', 'it', 'IT', {
    names: ['Loredana Benvegnù'],
    email: 'loredana.benvegnu@postaveneta.example',
    phone: '340 555 6128',
    city: 'Conegliano',
    languages: ['Italiano', 'Tedesco', 'Inglese'],
    jobs: [
      'Impiegata amministrativa | Serramenti Dal Cin S.n.c. | San Vendemiano | 2018-02 | now',
      'Addetta back office commerciale | De’Longhi Appliances S.r.l. | Treviso | 2010-09 | 2017-12',
      'Segretaria | Studio Notarile Pasqualin | Vittorio Veneto | 2003-05 | 2010-07',
      'Commessa | Coin | Conegliano | 2001-11 | 2003-04',
    ],
    page: `
! Loredana Benvegnù
Via Manin 112/B – 31015 Conegliano (TV)
Cell. 340 555 6128 – loredana.benvegnu@postaveneta.example
Nata a Vittorio Veneto il 6 giugno 1982
# Esperienze di lavoro
|| 4 13
| Da febbraio 2018 ad oggi | **Impiegata amministrativa**\\Serramenti Dal Cin S.n.c., San Vendemiano\\Ciclo attivo e passivo, prima nota, solleciti, pratiche ENEA e cessione crediti, presenze per il consulente del lavoro
| Settembre 2010 – dicembre 2017 | **Addetta back office commerciale**\\De’Longhi Appliances S.r.l., Treviso\\Inserimento ordini Germania e Austria, gestione resi, contatti con la logistica
| Maggio 2003 – luglio 2010 | **Segretaria**\\Studio Notarile Pasqualin, Vittorio Veneto\\Agenda, visure, preparazione degli atti
| Novembre 2001 – aprile 2003 | **Commessa**\\Coin, Conegliano
# Studi
|| 4 13
| 2001 | Diploma di perito aziendale e corrispondente in lingue estere, ITC Fanno, 84/100
| 2019 | Corso paghe e contributi, 80 ore, Ascom Treviso
# Lingue
|| 4 13
| Italiano | madrelingua
| Tedesco | molto buono, usato tutti i giorni per sette anni
| Inglese | buono
# Informatica
Zucchetti Ad Hoc, TeamSystem, Excel (cerca.vert, pivot), AS/400
# Note
Appartengo alle categorie protette (L. 68/99). Disponibile a part time di sei ore.
Autorizzo il trattamento dei miei dati personali ai sensi del Reg. UE 2016/679.
`,
  }),
  cv('14-it-sistemista', 'pdf', 'it', 'IT', {
    names: ['Gerlando Sciascia Trapani'],
    email: 'g.sciasciatrapani@retefissa.example',
    phone: '+39 333 555 0947',
    city: 'Torino',
    headline: 'System & Network Administrator',
    languages: ['Inglese'],
    jobs: [
      'Infrastructure Specialist | Reply S.p.A. | Torino | 2022-01 | now',
      'Sistemista senior | CSI Piemonte | Torino | 2016-05 | 2021-12',
      'Sistemista | Elmec Informatica | Brunello (VA) | 2012-09 | 2016-04',
      'Tecnico hardware | PC House di Vella C. | Agrigento | 2009-03 | 2012-08',
    ],
    page: `
! Gerlando Sciascia Trapani
System & Network Administrator
[[ 4.5 12.5
**Dove sono**
Torino, zona Barriera
+39 333 555 0947
g.sciasciatrapani@retefissa.example
^ **Cosa uso**
VMware vSphere 8
Proxmox
Windows Server, AD, Entra ID
Fortinet, Aruba
Veeam
PowerShell, Ansible
Zabbix
^ **Certificazioni**
NSE 4 (2024)
VCP-DCV (2023)
MS AZ-104 (2022)
^ **Lingue**
Inglese B2
---
# Esperienza
**Infrastructure Specialist** @ Reply S.p.A., Torino
01/2022 – presente
Migrazioni verso Azure per due banche e un cliente della moda. Reperibilità H24 una settimana su cinque.
^ **Sistemista senior** @ CSI Piemonte, Torino
05/2016 – 12/2021
Circa 400 VM, backup, patching. Passaggio allo smart working di 1.100 colleghi in dieci giorni.
^ **Sistemista** @ Elmec Informatica, Brunello (VA)
09/2012 – 04/2016
Presidio presso clienti, rollout Windows 7, centralini VoIP.
^ **Tecnico hardware** @ PC House di Vella C., Agrigento
03/2009 – 08/2012
Riparazioni, assistenza a scuole e studi medici.
# Istruzione
Laurea triennale in Informatica, Università di Palermo, 2009 (98/110)
Diploma di liceo scientifico, Agrigento, 2004
# Altro
Volontario al Restart Party di Torino. Patente A e B.
]]
`,
  }),
  cv('15-it-infermiere', 'doc', 'it', 'CH', {
    names: ['Ruggero Pozzoli'],
    email: 'ruggeropozzoli@lagomail.example',
    phone: '+39 349 555 70 63',
    city: 'Porlezza',
    languages: ['Italiano', 'Inglese', 'Tedesco'],
    jobs: [
      'Infermiere di cure intense | Ente Ospedaliero Cantonale, Ospedale Regionale di Lugano | | 2019-11 | now',
      'Infermiere di pronto soccorso | ASST Lariana, Ospedale Sant’Anna | | 2014-04 | 2019-10',
      'Infermiere | RSA Casa San Vincenzo | | 2012-12 | 2014-03',
      'Soccorritore volontario | Croce Azzurra | | 2007 | 2012',
    ],
    aside: [3],
    page: `
> **CURRICULUM VITAE**
> **Ruggero Pozzoli**
Data di nascita: 19.04.1990
Residenza: via Ceresio 5, 22018 Porlezza (CO), permesso G
Telefono: +39 349 555 70 63
E-mail: ruggeropozzoli@lagomail.example

**ESPERIENZE PROFESSIONALI**
**Dal 1.11.2019: Ente Ospedaliero Cantonale, Ospedale Regionale di Lugano**
Infermiere di cure intense (80%)
Paziente ventilato, CRRT, referente per la donazione d’organi
^ **Dal 14.4.2014 al 31.10.2019: ASST Lariana, Ospedale Sant’Anna**
Infermiere di pronto soccorso
Triage, sala rossa, formatore BLSD
^ **Dal 3.12.2012 al 31.3.2014: RSA Casa San Vincenzo**
Infermiere
Responsabile di turno, 60 ospiti
^ **Dal 2007 al 2012: Croce Azzurra**
Soccorritore volontario

**FORMAZIONE**
2012 Laurea in Infermieristica, Università degli Studi dell’Insubria
2021 SPD in cure intense, SSSCI Lugano
2009 Maturità scientifica, Liceo Paolo Giovio, Como
Riconoscimento CRS n. 00000

**LINGUE**
Italiano lingua madre, inglese B1, tedesco A2 (sto seguendo un corso)

**INTERESSI**
Trail running, apicoltura
`,
  }),
  cv('16-pt-advogada', 'docx', 'pt', 'BR', {
    names: ['Thaís Fernanda Brugnera Lopes'],
    email: 'thais.brugnera@correiojuridico.example',
    phone: '(54) 95555-0182',
    city: 'Caxias do Sul',
    headline: 'Advogada – OAB/RS 00.000',
    languages: ['Inglês', 'Italiano'],
    jobs: [
      'Advogada Sênior – Contratos | Marcopolo S.A. | Caxias do Sul | 2020-08 | now',
      'Advogada Plena | Zanettin & Rossato Advogados Associados | Caxias do Sul | 2015-03 | 2020-07',
      'Advogada Júnior | Zanettin & Rossato Advogados Associados | Caxias do Sul | 2012-02 | 2015-02',
      'Estagiária | Tribunal de Justiça do Rio Grande do Sul | Farroupilha | 2010-03 | 2011-12',
    ],
    aside: [3],
    page: `
! Thaís Fernanda Brugnera Lopes
Advogada – OAB/RS 00.000
Brasileira, casada, 37 anos
Rua Os Dezoito do Forte, 1850, ap. 302 – Caxias do Sul/RS
(54) 95555-0182 – thais.brugnera@correiojuridico.example
# Objetivo
Coordenação jurídica empresarial
# Resumo de qualificações
* Catorze anos de atuação em direito empresarial e contratual
* Vivência em indústria exportadora: Incoterms, distribuição, agência
* Gestão de escritórios externos e de orçamento
# Experiência profissional
**Marcopolo S.A.** – Caxias do Sul
Advogada Sênior – Contratos
08/2020 – atual
* Elaboração e negociação de contratos nacionais e internacionais
* Implantação do programa de adequação à LGPD
^ **Zanettin & Rossato Advogados Associados** – Caxias do Sul
Advogada Plena
03/2015 – 07/2020
* Contencioso cível, recuperação judicial
Advogada Júnior
02/2012 – 02/2015
* Audiências, cobranças, peças iniciais
^ **Tribunal de Justiça do Rio Grande do Sul** – Farroupilha
Estagiária
03/2010 – 12/2011
# Formação acadêmica
LL.M. em Direito Empresarial – FGV, 2017
Bacharelado em Direito – Universidade de Caxias do Sul (UCS), concluído em 2011
# Idiomas
Inglês avançado, italiano intermediário (família de descendentes)
`,
  }),
  cv('17-pt-motorista', 'doc', 'pt', 'PT', {
    names: ['Armindo José Carrapatoso Neves'],
    email: 'armindocneves@sapomail.example',
    phone: '925 550 316',
    city: 'Viseu',
    languages: ['Francês', 'Espanhol'],
    jobs: [
      'Motorista de pesados internacional | Transportes Irmãos Lopo, Lda. | Mangualde | 2015-01 | now',
      'Motorista de autocarros | Union Transports Publics | Genève | 2006-05 | 2014-11',
      'Motorista distribuidor | Lacticínios Caramulo | Tondela | 2000-09 | 2006-03',
      'Servente | Construções Abílio Seixas | | 1997 | 2000',
    ],
    page: `
**Curriculum Vitae**
**Nome:** Armindo José Carrapatoso Neves
**Morada:** Rua do Outeiro, n.º 14, Ranhados, 3500-631 Viseu
**Telemóvel:** 925 550 316
**E-mail:** armindocneves@sapomail.example
**Data de nascimento:** 30 de agosto de 1978
**Estado civil:** divorciado
**Carta de condução:** B, C, C+E, D; CAM e CQM válidos, ADR base

**Experiência Profissional**
Janeiro de 2015 até à data – Motorista de pesados internacional na Transportes Irmãos Lopo, Lda., Mangualde (França, Benelux, Alemanha; lona e frigorífico)
Maio de 2006 a novembro de 2014 – Motorista de autocarros na Union Transports Publics, Genève, Suíça
Setembro de 2000 a março de 2006 – Motorista distribuidor na Lacticínios Caramulo, Tondela
1997 a 2000 – Servente nas Construções Abílio Seixas

**Habilitações Literárias**
9.º ano de escolaridade, Escola Básica 2,3 Grão Vasco, 1995
12.º ano pelo RVCC, 2017

**Línguas**
Francês fluente (falado), espanhol razoável

**Outras informações**
Sem acidentes com culpa. Gosto de andar sozinho mas também faço equipa. Procuro serviço nacional para estar mais perto da filha.
`,
  }),
  cv('18-pt-estudante', 'pdf', 'pt', 'PT', {
    names: ['Madalena Sottomayor Pires'],
    email: 'mada.spires@estudos.example',
    phone: '+351 915 550 472',
    city: 'Braga',
    languages: ['Português', 'Inglês', 'Alemão'],
    jobs: [
      'Analista de laboratório (part-time) | Hovione | Braga | 2025-10 | now',
      'Estágio curricular | INL – Laboratório Ibérico Internacional de Nanotecnologia | Braga | 2025-02 | 2025-06',
      'Explicadora de Matemática | Centro de Estudos Bracarense | | 2023-09 | 2025-01',
      'Empregada de mesa | Café Vianna | Braga | 2022-06 | 2022-09',
    ],
    aside: [1],
    page: `
! Madalena Sottomayor Pires
Braga  |  +351 915 550 472  |  mada.spires@estudos.example
Estudante de mestrado em Química Medicinal à procura do primeiro emprego a tempo inteiro, a partir de julho de 2027. Gosto de bancada e de cromatografia.
# Formação
Mestrado em Química Medicinal, Universidade do Minho	2025 – presente
Licenciatura em Bioquímica, Universidade do Minho (15 valores)	2022 – 2025
Erasmus, Universität Leipzig	2024
# Experiência
Analista de laboratório (part-time), Hovione, Braga	out. 2025 – presente
HPLC e Karl Fischer, registo em LIMS, GMP
Estágio curricular, INL – Laboratório Ibérico Internacional de Nanotecnologia, Braga	fev. 2025 – jun. 2025
Síntese de nanopartículas de ouro; póster nas jornadas
Explicadora de Matemática, Centro de Estudos Bracarense	set. 2023 – jan. 2025
Empregada de mesa, Café Vianna, Braga	jun. 2022 – set. 2022
# Competências
Técnicas: HPLC, GC-MS, RMN, UV-Vis, espectroscopia Raman
Informática: Origin, ChemDraw, Python (básico), Office
Línguas: Português (nativo), Inglês (C1, Cambridge), Alemão (A2)
# Atividades
Vice-presidente do Núcleo de Estudantes de Bioquímica (2024). Tuna feminina, bandolim. Dadora de sangue.
`,
  }),
  cv('19-nl-verpleegkundige', 'docx', 'nl', 'NL', {
    names: ['Geertje Hoekstra-Amarhoun'],
    email: 'geertje.hoekstra@zorgpost.example',
    phone: '06-55501739',
    city: 'Drachten',
    jobs: [
      'Wijkverpleegkundige | ZuidOostZorg | Drachten | 2019-09 | now',
      'Verpleegkundige interne geneeskunde | Medisch Centrum Leeuwarden | Leeuwarden | 2013-01 | 2019-08',
      'Verpleegkundige i.o. | Ziekenhuis Nij Smellinghe | Drachten | 2009-09 | 2012-12',
      'Kassamedewerker | Poiesz Supermarkten | Burgum | 2006-05 | 2009-08',
    ],
    page: `
# Curriculum Vitae
## Personalia
= Naam	Geertje Hoekstra-Amarhoun
= Adres	De Wiken 63
= Woonplaats	9205 CK Drachten
= Telefoon	06-55501739
= E-mail	geertje.hoekstra@zorgpost.example
= Geboortedatum	12 november 1991
= Rijbewijs	B, in bezit van auto
## Profiel
Nuchtere Friezin die niet snel van de wijs raakt. Ik zie graag wat iemand zelf nog kan. Zoek een functie van 24 tot 28 uur, liefst zonder avonden.
## Werkervaring
= sep 2019 – heden	**Wijkverpleegkundige**, ZuidOostZorg, Drachten
* Indiceren volgens normenkader, Omaha System
* Aandachtsvelder wondzorg en palliatieve zorg
* Werkbegeleider van hbo-v-studenten
= jan 2013 – aug 2019	**Verpleegkundige interne geneeskunde**, Medisch Centrum Leeuwarden, Leeuwarden
* Dagcoördinator, mdl en nefrologie
= sep 2009 – dec 2012	**Verpleegkundige i.o.**, Ziekenhuis Nij Smellinghe, Drachten
= mei 2006 – aug 2009	**Kassamedewerker**, Poiesz Supermarkten, Burgum
## Opleidingen
= 2016 – 2019	HBO-Verpleegkunde (deeltijd), NHL Stenden, diploma
= 2009 – 2012	MBO-Verpleegkunde niveau 4 (BBL), Friesland College, diploma
= 2004 – 2009	havo, Liudger Burgum, diploma
## Cursussen
Voorbehouden handelingen (2026), Bekwaamheid PICC en port-a-cath, Signaleren ouderenmishandeling
## Hobby’s
Skûtsjesilen kijken, breien, onze twee jongens
`,
  }),
  cv('20-nl-werkvoorbereider', 'pdf', 'nl', 'NL', {
    names: ['Rachid el Bouazzati'],
    email: 'r.elbouazzati@bouwmail.example',
    phone: '+31 6 5550 8214',
    city: 'Zwijndrecht',
    headline: 'Werkvoorbereider / projectcoördinator installatietechniek',
    languages: ['Nederlands', 'Engels', 'Tamazight'],
    jobs: [
      'Projectcoördinator W | Croonwolter&dros | Rotterdam | 2022-03 | now',
      'Werkvoorbereider | Croonwolter&dros | Rotterdam | 2017-08 | 2022-02',
      'Tekenaar-engineer | Van der Sluis Klimaattechniek B.V. | Dordrecht | 2012-02 | 2017-07',
      'Leerling-monteur cv | Installatiebedrijf Lodder | Papendrecht | 2008-09 | 2011-12',
    ],
    page: `
FOOT CV Rachid el Bouazzati – november 2026
! Rachid el Bouazzati
Werkvoorbereider / projectcoördinator installatietechniek
Zwijndrecht · +31 6 5550 8214 · r.elbouazzati@bouwmail.example
# Over mij
Begonnen met de sleutel in de hand, nu achter het model en aan de overlegtafel. Weet dus wat er op de steiger wel en niet kan.
# Werkervaring
|| 11.5 5.5
| **Projectcoördinator W**\\Croonwolter&dros, Rotterdam | maart 2022 – heden
| Renovatie Erasmus MC bouwdeel, aquathermie Katendrecht. Planning, inkoop tot 2,5 mln, meer- en minderwerk. | 
| **Werkvoorbereider**\\Croonwolter&dros, Rotterdam | augustus 2017 – februari 2022
| Calculatie, BIM-coördinatie in Revit en Navisworks, bestellingen, V&G-dossier. | 
| **Tekenaar-engineer**\\Van der Sluis Klimaattechniek B.V., Dordrecht | februari 2012 – juli 2017
| Warmteverliesberekeningen (Vabi), ventilatie voor scholen. | 
| **Leerling-monteur cv**\\Installatiebedrijf Lodder, Papendrecht | september 2008 – december 2011
# Opleiding
|| 11.5 5.5
| Hbo Ad Projectleider Techniek, Hogeschool Rotterdam | 2018 – 2020
| Mbo 4 Middenkader Engineering, Da Vinci College | 2008 – 2012
# Certificaten
VCA-VOL, NEN 3140 VP, KVI-legionella, Prince2 Foundation
# Talen
Nederlands, Engels (redelijk), Tamazight
`,
  }),
  cv('21-nl-administratief', 'doc', 'nl', 'BE', {
    names: ['Katrien Van Hoorickx', 'Van Hoorickx Katrien'],
    email: 'katrien.vanhoorickx@kempenpost.example',
    phone: '0496 55 08 13',
    city: 'Herentals',
    languages: ['Nederlands', 'Frans', 'Engels'],
    jobs: [
      'Administratief medewerker personeelsdienst | AZ Herentals | | 2021-05 | now',
      'Payroll officer | SD Worx | | 2012-11 | 2021-04',
      'Onthaalbediende | Autobedrijf Gorremans NV | | 2009-01 | 2012-10',
      'Uitzendkracht | Randstad | | 2007-07 | 2008-12',
    ],
    page: `
**Van Hoorickx Katrien**
Nonnenvest 18 bus 2
2200 Herentals
0496 55 08 13
katrien.vanhoorickx@kempenpost.example
° Geel, 24/03/1986 – samenwonend – rijbewijs B

**WERKERVARING**
**AZ Herentals** (05/2021 – heden)
Administratief medewerker personeelsdienst
- verwerken van prestaties en ziektemeldingen
- opmaken van contracten, jobstudenten, stagiairs
- eerste aanspreekpunt van de verpleegafdelingen
^ **SD Worx** (11/2012 – 04/2021), Antwerpen, nadien Turnhout
Payroll officer
- portefeuille van 85 kmo’s, PC 200, PC 302, PC 124
- aangiften RSZ, Dimona, einde contract
^ **Autobedrijf Gorremans NV** (01/2009 – 10/2012), Olen
Onthaalbediende
^ **Randstad** (07/2007 – 12/2008)
Uitzendkracht: Janssen Pharmaceutica (inpak), Nike Laakdal (orderpicking), Stad Geel (burgerzaken)

**OPLEIDING**
Professionele bachelor Office Management, Katholieke Hogeschool Kempen Geel, 2004-2007
ASO Humane wetenschappen, Kosh Herentals, 2004
VDAB: Excel gevorderd, 2018

**TALEN**
Nederlands: moedertaal
Frans: goed
Engels: goed

**VRIJE TIJD**
Chirobestuur (oud-leiding), fietsen, bakken
`,
  }),
  cv('22-sv-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Ann-Sofie Töyrä'],
    email: 'annsofie.toyra@norrpost.example',
    phone: '070-555 01 84',
    city: 'Gällivare',
    languages: ['Svenska', 'Finska', 'Engelska'],
    jobs: [
      'Specialistundersköterska demens | Gällivare kommun, Hedgårdens äldreboende | | 2020-01 | now',
      'Undersköterska | Region Norrbotten, Gällivare sjukhus | | 2009-08 | 2019-12',
      'Vårdbiträde, timvikarie | Gällivare kommun, hemtjänsten | | 2006-06 | 2009-06',
      'Städerska | Samhall | Malmberget | 2004-02 | 2006-05',
    ],
    page: `
> **Meritförteckning**
! Ann-Sofie Töyrä
Lasarettsgatan 27 B, 982 36 Gällivare
Mobil 070-555 01 84
annsofie.toyra@norrpost.example
# Om mig
Jag är en trygg kollega med arton år i vården. Har lätt för att skratta, och för att lyssna. Vill nu arbeta dagtid på en vårdcentral eller i ett demensteam.
# Arbetslivserfarenhet
|| 4 13
| 2020-01 – pågående | Specialistundersköterska demens\\Gällivare kommun, Hedgårdens äldreboende\\BPSD-administratör, Silviacertifiering av enheten, handledare för elever
| 2009-08 – 2019-12 | Undersköterska\\Region Norrbotten, Gällivare sjukhus\\Medicinavdelning, provtagning, EKG, dokumentation i VAS
| 2006-06 – 2009-06 | Vårdbiträde, timvikarie\\Gällivare kommun, hemtjänsten
| 2004-02 – 2006-05 | Städerska\\Samhall, Malmberget
# Utbildning
|| 4 13
| 2018 – 2019 | Specialistundersköterska demens, YH, Lapplands Kommunalförbund, 200 p
| 2007 – 2009 | Omvårdnadsprogrammet, Komvux Gällivare
| 2000 – 2003 | Hotell och restaurang, Välkommaskolan
# Språk
Svenska och finska (modersmål), engelska (skolkunskaper)
# Övrigt
B-körkort och egen bil. Fackligt ombud i Kommunal 2015–2019.
# Referenser
Enhetschef Marita Lampinen, lämnar telefonnummer vid intervju.
`,
  }),
  cv('23-sv-utvecklare', 'pdf', 'sv', 'SE', {
    names: ['Kian Farrokhzad Lindqvist'],
    email: 'kian@farrokhzad-lindqvist.example',
    phone: '+46 73 555 06 29',
    city: 'Linköping',
    headline: 'Systemutvecklare .NET / Azure',
    languages: ['Svenska', 'Engelska', 'Persiska'],
    jobs: [
      'Systemutvecklare | Länsförsäkringar AB | | 2023-04 | now',
      'Konsult, systemutvecklare | Sogeti Sverige | | 2019-08 | 2023-03',
      'Mjukvaruingenjör | Saab Aeronautics | | 2016-09 | 2019-07',
      'Examensarbetare | Sectra | | 2016-01 | 2016-06',
      'Butikssäljare | NetOnNet | | 2013-05 | 2015-08',
    ],
    aside: [3],
    page: `
! Kian Farrokhzad Lindqvist
Systemutvecklare .NET / Azure
Linköping • +46 73 555 06 29 • kian@farrokhzad-lindqvist.example
# Profil
Backendutvecklare med känsla för domänen. Tio år i yrket, hälften som konsult. Gillar parprogrammering, små pull requests och att radera kod.
# Anställningar
**Länsförsäkringar AB**	april 2023 – nu
Systemutvecklare
* Skadeplattformen: från monolit till händelsestyrda tjänster på Azure
* C#, .NET 8, Service Bus, Cosmos DB, Bicep
**Sogeti Sverige**	augusti 2019 – mars 2023
Konsult, systemutvecklare
* Uppdrag Trafikverket (14 mån): e-tjänst för färdtjänstdispens
* Uppdrag Toyota Material Handling (2 år): telematik för truckar
**Saab Aeronautics**	september 2016 – juli 2019
Mjukvaruingenjör
* Planeringsstöd i C# och WPF
**Sectra**	januari – juni 2016
Examensarbetare
**NetOnNet**	maj 2013 – augusti 2015
Butikssäljare, extra vid sidan av studierna
# Utbildning
Civilingenjör datateknik, Linköpings universitet	2011 – 2016
Naturvetenskapsprogrammet, Katedralskolan	2008 – 2011
# Certifieringar
AZ-204, AZ-400, PSM I
# Språk
Svenska (modersmål), engelska (flytande), persiska (hemspråk, läser långsamt)
`,
  }),
  cv('24-da-saelger', 'doc', 'da', 'DK', {
    names: ['Torben Skjoldager Riis'],
    email: 'tskjoldager@jyskmail.example',
    phone: '55 50 23 71',
    city: 'Herning',
    languages: ['Dansk', 'Tysk', 'Engelsk'],
    jobs: [
      'Key Account Manager | Egetæpper A/S | Herning | 2017-03 | now',
      'Salgskonsulent | Vejrup Emballage ApS | Ikast | 2010-08 | 2017-02',
      'Butikschef | Elgiganten | Holstebro | 2005-04 | 2010-07',
      'Salgsassistent | Fona | Viborg | 2001-09 | 2005-03',
      'Elev | Fona | Viborg | 1999-09 | 2001-08',
    ],
    aside: [4],
    page: `
**CV**
**Torben Skjoldager Riis**
Sjællandsgade 94, 7400 Herning. Tlf. 55 50 23 71. tskjoldager@jyskmail.example
Født 1980, gift med Lone, to teenagere.

**Resumé**
Sælger af den slags der ringer tilbage. 16 år på landevejen med B2B, mest arkitekter, indkøbere og hotelkæder. Vant til at styre egen kalender og eget budget.

**Ansættelser**
**Key Account Manager, Egetæpper A/S, Herning**	03.2017 -
Hoteller og kontorer i Nordtyskland og Danmark. Omsætning fra 11 til 19 mio. kr.
**Salgskonsulent, Vejrup Emballage ApS, Ikast**	08.2010 - 02.2017
Kanvas, tilbud, messer. Årets sælger 2013.
**Butikschef, Elgiganten, Holstebro**	04.2005 - 07.2010
18 medarbejdere, vagtplaner, lager, svind
**Salgsassistent, Fona, Viborg**	09.2001 - 03.2005
**Elev, Fona, Viborg**	09.1999 - 08.2001

**Uddannelse**
Akademiuddannelse i ledelse (AU), Erhvervsakademi MidtVest	2012 - 2014
HG, Mercantec Viborg	1998 - 1999
Diverse salgskurser, bl.a. Mercuri International

**IT**
Dynamics 365, Excel, PowerPoint, Teams

**Sprog**
Dansk, tysk (forhandler på tysk), engelsk

**Fritid**
Håndboldtræner U15, landevejscykel og lidt for meget grill
`,
  }),
];
