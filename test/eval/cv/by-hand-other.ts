import type { Sheet } from './sheet.ts';

/** CVs in other languages whose pages were written by hand, each as its owner would. All people are made up. */
export const BY_HAND_OTHER: Sheet[] = [
  {
    id: 'hand-de-tabellarisch',
    layout: 'by hand: table of dates in German',
    format: 'docx',
    lang: 'de',
    agency: 'DE',
    shown: 'Dipl.-Ing. (FH) Katharina Brandstätter',
    names: ['Katharina Brandstätter', 'Dipl.-Ing. (FH) Katharina Brandstätter'],
    email: 'k.brandstaetter@posteo.example',
    phone: '0171 4459820',
    place: 'Regensburg',
    jobs: [
      'Teamleiterin Qualitätssicherung | Continova Automotive GmbH | Regensburg | 2020-04 | now',
      'Qualitätsingenieurin | Continova Automotive GmbH | Regensburg | 2015-10 | 2020-03',
      'Prüfingenieurin | Donau Messtechnik AG | Passau | 2012-09 | 2015-09',
    ],
    edu: [
      'Studium Maschinenbau | Ostbayerische Technische Hochschule Regensburg | 2008 – 2012',
      'Allgemeine Hochschulreife | Gymnasium Neutraubling | 2008',
    ],
    skills: ['FMEA', 'SPC', 'SAP QM', 'IATF 16949'],
    languages: ['Deutsch (Muttersprache)', 'Englisch (C1)', 'Tschechisch (A2)'],
    page: `
> **Lebenslauf**
^ **Angaben zur Person**
|| 5 12
| Name | Dipl.-Ing. (FH) Katharina Brandstätter
| Anschrift | Am Weinberg 14, 93059 Regensburg
| Telefon | 0171 4459820
| E-Mail | k.brandstaetter@posteo.example
| Geburtsdatum | 02.06.1989 in Straubing
| Familienstand | verheiratet, ein Kind
^ **Beruflicher Werdegang**
|| 5 12
| seit 04/2020 | **Teamleiterin Qualitätssicherung**\\Continova Automotive GmbH, Regensburg\\Führung von acht Mitarbeitenden, Reklamationsmanagement
| 10/2015 – 03/2020 | **Qualitätsingenieurin**\\Continova Automotive GmbH, Regensburg\\Anlaufbetreuung Steuergeräte
| 09/2012 – 09/2015 | **Prüfingenieurin**\\Donau Messtechnik AG, Passau
^ **Studium und Schule**
|| 5 12
| 10/2008 – 07/2012 | Studium Maschinenbau, Ostbayerische Technische Hochschule Regensburg
| 06/2008 | Allgemeine Hochschulreife, Gymnasium Neutraubling
^ **Fachkenntnisse**
FMEA, SPC, SAP QM, IATF 16949
^ **Sprachkenntnisse**
Deutsch (Muttersprache), Englisch (C1), Tschechisch (A2)
^ **Interessen**
Klettern, Imkerei
Regensburg, 3. November 2026
`,
  },
  {
    id: 'hand-de-spedition',
    layout: 'by hand: German with lines under the firm',
    format: 'doc',
    lang: 'de',
    agency: 'DE',
    shown: 'Yusuf Karadağ',
    names: ['Yusuf Karadağ'],
    email: 'yusuf.karadag@web.example',
    phone: '+49 157 30998412',
    place: 'Duisburg',
    jobs: [
      'Disponent Nahverkehr | Rheinhafen Logistik GmbH & Co. KG | Duisburg | 2019-01 | now',
      'Fachkraft für Lagerlogistik | Paketdienst Niederrhein GmbH | Moers | 2014-08 | 2018-12',
      'Auszubildender Fachkraft für Lagerlogistik | Paketdienst Niederrhein GmbH | Moers | 2011-08 | 2014-07',
    ],
    edu: ['Fachoberschulreife | Gesamtschule Meiderich | 2011'],
    skills: ['SAP TM', 'Staplerschein', 'ADR-Schein'],
    languages: ['Deutsch: Muttersprache', 'Türkisch: Muttersprache', 'Englisch: Grundkenntnisse'],
    page: `
! Yusuf Karadağ
Disponent
Wanheimer Straße 88 · 47053 Duisburg · +49 157 30998412 · yusuf.karadag@web.example
# Berufspraxis
Januar 2019 bis heute
Rheinhafen Logistik GmbH & Co. KG, Duisburg
Disponent Nahverkehr
- Tourenplanung für 35 Fahrzeuge
- Abrechnung mit Subunternehmern
August 2014 bis Dezember 2018
Paketdienst Niederrhein GmbH, Moers
Fachkraft für Lagerlogistik
- Wareneingang, Kommissionierung, Inventur
August 2011 bis Juli 2014
Paketdienst Niederrhein GmbH, Moers
Auszubildender Fachkraft für Lagerlogistik
# Schulbildung
2011
Fachoberschulreife, Gesamtschule Meiderich
# Weitere Kenntnisse
SAP TM, Staplerschein, ADR-Schein
# Sprachen
Deutsch: Muttersprache
Türkisch: Muttersprache
Englisch: Grundkenntnisse
`,
  },
  {
    id: 'hand-fr-sidebar',
    layout: 'by hand: French with a bar at the left',
    format: 'pdf',
    lang: 'fr',
    agency: 'FR',
    shown: 'Maëlle LE GUENNEC',
    names: ['Maëlle Le Guennec'],
    email: 'maelle.leguennec@laposte.example',
    phone: '06 51 88 20 47',
    place: 'Nantes',
    headline: 'Responsable paie et administration du personnel',
    jobs: [
      'Responsable paie | Groupe Armorine | Nantes | 2020-09 | now',
      'Gestionnaire paie | Cabinet Loiret Audit | Angers | 2016-02 | 2020-08',
      'Assistante ressources humaines | Biscuiterie du Golfe | Vannes | 2013-09 | 2016-01',
    ],
    edu: [
      'Master Gestion des ressources humaines | IAE de Rennes | 2013',
      'Licence AES | Université Rennes 2 | 2011',
    ],
    skills: ['Silae', 'ADP Decidium', 'DSN', 'Droit social', 'Excel'],
    languages: ['Français (langue maternelle)', 'Anglais (B2)', 'Breton (notions)'],
    page: `
[[ 5 12
**Maëlle LE GUENNEC**
34 ans, permis B
^ **CONTACT**
06 51 88 20 47
maelle.leguennec@laposte.example
12 rue de la Fosse
44000 Nantes
^ **COMPÉTENCES**
Silae
ADP Decidium
DSN
Droit social
Excel
^ **LANGUES**
Français (langue maternelle)
Anglais (B2)
Breton (notions)
^ **CENTRES D’INTÉRÊT**
Voile, chorale
---
**Responsable paie et administration du personnel**
^ **EXPÉRIENCES PROFESSIONNELLES**
**Responsable paie** – Groupe Armorine, Nantes
Depuis septembre 2020
* Paie de 1 200 salariés multi-conventions
* Encadrement de trois gestionnaires
**Gestionnaire paie** – Cabinet Loiret Audit, Angers
Février 2016 – août 2020
* Portefeuille de 45 clients
**Assistante ressources humaines** – Biscuiterie du Golfe, Vannes
Septembre 2013 – janvier 2016
^ **FORMATION**
2013 : Master Gestion des ressources humaines, IAE de Rennes
2011 : Licence AES, Université Rennes 2
]]
`,
  },
  {
    id: 'hand-fr-cuisinier',
    layout: 'by hand: French with years at the left',
    format: 'docx',
    lang: 'fr',
    agency: 'FR',
    shown: 'BENALI Karim',
    names: ['Karim Benali'],
    email: 'karimbenali.chef@orange.example',
    phone: '+33 7 62 14 90 05',
    place: 'Marseille',
    jobs: [
      'Chef de cuisine | Restaurant Le Vieux Cabanon | Marseille | 2021 | now',
      'Sous-chef | Hôtel Bellerive | Cassis | 2016 | 2021',
      'Chef de partie | Brasserie des Halles | Lyon | 2012 | 2016',
      'Commis de cuisine | Auberge du Ventoux | Carpentras | 2010 | 2012',
    ],
    edu: ['BEP Cuisine | Lycée hôtelier de Marseille | 2010'],
    skills: ['HACCP', 'Gestion des stocks', 'Cuisine méditerranéenne'],
    languages: ['Français', 'Arabe', 'Anglais'],
    page: `
BENALI Karim
23 boulevard Chave, 13005 Marseille
Tél. : +33 7 62 14 90 05
Courriel : karimbenali.chef@orange.example
Né le 04/02/1991
^ __Parcours professionnel__
2021 – aujourd’hui\tChef de cuisine, Restaurant Le Vieux Cabanon, Marseille
Brigade de 8 personnes, carte renouvelée chaque mois
2016 – 2021\tSous-chef, Hôtel Bellerive, Cassis
2012 – 2016\tChef de partie, Brasserie des Halles, Lyon
2010 – 2012\tCommis de cuisine, Auberge du Ventoux, Carpentras
^ __Diplômes__
2010\tBEP Cuisine, Lycée hôtelier de Marseille
^ __Savoir-faire__
HACCP, Gestion des stocks, Cuisine méditerranéenne
^ __Langues__
Français, Arabe, Anglais
^ __Divers__
Football en club, permis B
`,
  },
  {
    id: 'hand-es-comercial',
    layout: 'by hand: Spanish with capitals',
    format: 'docx',
    lang: 'es',
    agency: 'ES',
    shown: 'María del Carmen Ortuño Vidal',
    names: ['María del Carmen Ortuño Vidal'],
    email: 'mcortuno@correo.example',
    phone: '+34 655 210 934',
    place: 'Alicante',
    jobs: [
      'Responsable de exportación | Turrones Marjal S.L. | Jijona | 2019-02 | now',
      'Técnica de comercio exterior | Calzados Elda Sur S.A. | Elda | 2014-06 | 2019-01',
      'Becaria de comercio internacional | Cámara de Comercio de Alicante | Alicante | 2013-09 | 2014-05',
    ],
    edu: [
      'Máster en Comercio Internacional | Universidad de Alicante | 2013',
      'Grado en ADE | Universidad Miguel Hernández | 2012',
    ],
    skills: ['Incoterms', 'SAP', 'Negociación', 'Ferias internacionales'],
    languages: ['Español (nativo)', 'Inglés (C1)', 'Francés (B1)'],
    page: `
> **CURRÍCULUM VÍTAE**
^ **DATOS PERSONALES**
Nombre y apellidos: María del Carmen Ortuño Vidal
Domicilio: Calle San Vicente 31, 4º B, 03004 Alicante
Teléfono: +34 655 210 934
Correo electrónico: mcortuno@correo.example
Carné de conducir: B
^ **TRAYECTORIA PROFESIONAL**
**Turrones Marjal S.L.** (Jijona)
Responsable de exportación. Febrero de 2019 – actualidad
Apertura de mercado en México y Polonia; 6,4 M€ de ventas.
**Calzados Elda Sur S.A.** (Elda)
Técnica de comercio exterior. Junio de 2014 – enero de 2019
**Cámara de Comercio de Alicante**
Becaria de comercio internacional. Septiembre de 2013 – mayo de 2014
^ **FORMACIÓN**
2013  Máster en Comercio Internacional, Universidad de Alicante
2012  Grado en ADE, Universidad Miguel Hernández
^ **CONOCIMIENTOS**
Incoterms, SAP, Negociación, Ferias internacionales
^ **IDIOMAS**
Español (nativo), Inglés (C1), Francés (B1)
`,
  },
  {
    id: 'hand-es-logistica',
    layout: 'by hand: Spanish, employer then post then dates',
    format: 'pdf',
    lang: 'es',
    agency: 'ES',
    shown: 'Andrés Felipe Quiroga',
    names: ['Andrés Felipe Quiroga'],
    email: 'afquiroga@mail.example',
    phone: '+57 310 442 8890',
    place: 'Medellín',
    headline: 'Coordinador de logística',
    jobs: [
      'Coordinador de logística | Alimentos del Valle S.A.S. | Medellín | 2020-07 | now',
      'Analista de inventarios | Textiles Aburrá | Itagüí | 2016-01 | 2020-06',
      'Auxiliar de bodega | Textiles Aburrá | Itagüí | 2014-03 | 2015-12',
    ],
    edu: ['Tecnólogo en Logística | SENA | 2015'],
    skills: ['WMS', 'Excel avanzado', 'Power BI'],
    page: `
! Andrés Felipe Quiroga
Coordinador de logística
Medellín, Colombia | +57 310 442 8890 | afquiroga@mail.example
## Sobre mí
Diez años en bodegas y transporte. Me gusta ordenar lo que nadie quiere ordenar.
## Historial laboral
**Alimentos del Valle S.A.S.**
Coordinador de logística
jul. 2020 - presente
* Reduje devoluciones en un 18 %
**Textiles Aburrá**
Analista de inventarios
ene. 2016 - jun. 2020
Auxiliar de bodega
mar. 2014 - dic. 2015
## Estudios
Tecnólogo en Logística, SENA, 2015
## Habilidades
* WMS
* Excel avanzado
* Power BI
`,
  },
  {
    id: 'hand-it-europass',
    layout: 'by hand: Europass in Italian',
    format: 'docx',
    lang: 'it',
    agency: 'IT',
    shown: 'Ginevra Santangelo',
    names: ['Ginevra Santangelo'],
    email: 'ginevra.santangelo@pec.example',
    phone: '(+39) 347 220 1185',
    place: 'Bari',
    jobs: [
      'Farmacista collaboratrice | Farmacia Murat | Bari | 2019-11 | now',
      'Informatrice scientifica del farmaco | Levantefarma S.r.l. | Bari | 2017-03 | 2019-10',
      'Tirocinante | Farmacia San Nicola | Bari | 2016-05 | 2016-11',
    ],
    edu: ['Laurea magistrale in Farmacia | Università degli Studi di Bari Aldo Moro | 2016'],
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    page: `
> **Curriculum Vitae Europass**
**INFORMAZIONI PERSONALI**
|| 5 12
| Cognome e nome | Santangelo Ginevra
| Indirizzo | Via Sparano 120, 70121 Bari
| Cellulare | (+39) 347 220 1185
| E-mail | ginevra.santangelo@pec.example
| Cittadinanza | Italiana
| Data di nascita | 18/09/1991
^ **ESPERIENZA LAVORATIVA**
|| 5 12
| Date | 11/2019 – in corso
| Lavoro o posizione ricoperti | Farmacista collaboratrice
| Principali attività e responsabilità | Banco, preparazioni galeniche, telefono
| Nome e indirizzo del datore di lavoro | Farmacia Murat, Bari
^ 
|| 5 12
| Date | 03/2017 – 10/2019
| Lavoro o posizione ricoperti | Informatrice scientifica del farmaco
| Nome e indirizzo del datore di lavoro | Levantefarma S.r.l., Bari
^ 
|| 5 12
| Date | 05/2016 – 11/2016
| Lavoro o posizione ricoperti | Tirocinante
| Nome e indirizzo del datore di lavoro | Farmacia San Nicola, Bari
^ **ISTRUZIONE E FORMAZIONE**
|| 5 12
| Date | 2010 – 2016
| Titolo della qualifica rilasciata | Laurea magistrale in Farmacia
| Nome e tipo d’organizzazione erogatrice | Università degli Studi di Bari Aldo Moro
^ **CAPACITÀ E COMPETENZE PERSONALI**
|| 5 12
| Madrelingua | Italiano
| Altre lingue | Inglese, Spagnolo
| Patente | B
Autorizzo il trattamento dei miei dati personali ai sensi del Regolamento UE 2016/679.
`,
  },
  {
    id: 'hand-it-sviluppatore',
    layout: 'by hand: Italian, post at employer with months',
    format: 'pdf',
    lang: 'it',
    agency: 'IT',
    shown: 'Matteo De Luca',
    names: ['Matteo De Luca'],
    email: 'matteodeluca.dev@libero.example',
    phone: '+39 328 771 4402',
    place: 'Torino',
    headline: 'Sviluppatore full stack',
    jobs: [
      'Sviluppatore full stack | Mole Digitale S.p.A. | Torino | 2021-05 | now',
      'Sviluppatore PHP | WebLanghe snc | Alba | 2017-10 | 2021-04',
    ],
    edu: ['Diploma di perito informatico | I.I.S. Avogadro | 2016'],
    skills: ['Laravel', 'Vue.js', 'MySQL', 'Docker'],
    languages: ['Italiano (madrelingua)', 'Inglese (B2)'],
    page: `
! Matteo De Luca
Sviluppatore full stack
Torino – +39 328 771 4402 – matteodeluca.dev@libero.example
^ **Chi sono**
Programmo da quando avevo 14 anni. Cerco un gruppo che scriva test.
^ **Esperienze lavorative**
**Sviluppatore full stack presso Mole Digitale S.p.A., Torino**
maggio 2021 – ad oggi
* Portale prenotazioni per 200 musei
**Sviluppatore PHP presso WebLanghe snc, Alba**
ottobre 2017 – aprile 2021
* Negozi in rete per cantine
^ **Titoli di studio**
Diploma di perito informatico, I.I.S. Avogadro, 2016
^ **Competenze tecniche**
Laravel, Vue.js, MySQL, Docker
^ **Lingue**
Italiano (madrelingua), Inglese (B2)
`,
  },
  {
    id: 'hand-pt-gestora',
    layout: 'by hand: Portuguese with full stops',
    format: 'doc',
    lang: 'pt',
    agency: 'PT',
    shown: 'Beatriz Sequeira Lobo',
    names: ['Beatriz Sequeira Lobo'],
    email: 'beatriz.lobo@sapo.example',
    phone: '+351 934 117 602',
    place: 'Braga',
    headline: 'Gestora de projeto',
    jobs: [
      'Gestora de projeto | Minho Têxteis, S.A. | Guimarães | 2020-03 | now',
      'Técnica de planeamento | Bragametal Lda. | Braga | 2016-09 | 2020-02',
      'Estagiária de engenharia | Bragametal Lda. | Braga | 2016-01 | 2016-08',
    ],
    edu: ['Mestrado em Engenharia Industrial | Universidade do Minho | 2015'],
    skills: ['MS Project', 'Lean', 'Primavera ERP'],
    languages: ['Português (nativo)', 'Inglês (C1)', 'Alemão (A2)'],
    page: `
! Beatriz Sequeira Lobo
Gestora de projeto
Braga, Portugal | Telemóvel: +351 934 117 602 | Correio eletrónico: beatriz.lobo@sapo.example
^ **Percurso profissional**
Março de 2020 até à data – Minho Têxteis, S.A., Guimarães
Gestora de projeto
* Implementação de três linhas de acabamento
Setembro de 2016 a fevereiro de 2020 – Bragametal Lda., Braga
Técnica de planeamento
* Planeamento da produção e compras
Janeiro de 2016 a agosto de 2016 – Bragametal Lda., Braga
Estagiária de engenharia
^ **Habilitações literárias**
Mestrado em Engenharia Industrial, Universidade do Minho, 2015
^ **Aptidões**
MS Project, Lean, Primavera ERP
^ **Línguas**
Português (nativo), Inglês (C1), Alemão (A2)
`,
  },
  {
    id: 'hand-nl-zorg',
    layout: 'by hand: Dutch with fields',
    format: 'docx',
    lang: 'nl',
    agency: 'NL',
    shown: 'Marijke van der Heijden-Smit',
    names: ['Marijke van der Heijden-Smit'],
    email: 'marijke.vdheijden@ziggo.example',
    phone: '06-28114950',
    place: 'Amersfoort',
    jobs: [
      'Wijkverpleegkundige | Stichting Zorg Eemland | Amersfoort | 2018-09 | now',
      'Verpleegkundige niveau 4 | Ziekenhuis De Vallei | Ede | 2011-02 | 2018-08',
      'Leerling-verpleegkundige | Ziekenhuis De Vallei | Ede | 2008-09 | 2011-01',
    ],
    edu: ['HBO-V | Hogeschool Utrecht | 2016', 'MBO-Verpleegkunde | ROC A12 | 2011'],
    skills: ['Wondzorg', 'Indiceren', 'ONS'],
    languages: ['Nederlands', 'Engels', 'Duits'],
    page: `
**Curriculum vitae**
^ **Personalia**
Naam:\tMarijke van der Heijden-Smit
Adres:\tUtrechtseweg 210, 3818 ET Amersfoort
Telefoon:\t06-28114950
E-mail:\tmarijke.vdheijden@ziggo.example
Geboortedatum:\t21 maart 1990
Rijbewijs:\tB
^ **Arbeidsverleden**
**sept. 2018 – heden**
Functie: Wijkverpleegkundige
Werkgever: Stichting Zorg Eemland, Amersfoort
Taken: indiceren, teamoverleg, wondzorg
**febr. 2011 – aug. 2018**
Functie: Verpleegkundige niveau 4
Werkgever: Ziekenhuis De Vallei, Ede
**sept. 2008 – jan. 2011**
Functie: Leerling-verpleegkundige
Werkgever: Ziekenhuis De Vallei, Ede
^ **Opleiding**
2012 – 2016\tHBO-V, Hogeschool Utrecht, diploma behaald
2008 – 2011\tMBO-Verpleegkunde, ROC A12
^ **Vaardigheden**
Wondzorg, Indiceren, ONS
^ **Talenkennis**
Nederlands, Engels, Duits
^ **Hobby’s**
Hardlopen, moestuin
`,
  },
  {
    id: 'hand-nl-inkoper',
    layout: 'by hand: Dutch, dates in brackets',
    format: 'pdf',
    lang: 'nl',
    agency: 'NL',
    shown: 'drs. P.J. (Pieter) de Graaf',
    names: ['Pieter de Graaf', 'P.J. de Graaf', 'P.J. (Pieter) de Graaf', 'drs. P.J. (Pieter) de Graaf'],
    email: 'pieter@degraaf-inkoop.example',
    phone: '+31 6 5391 2206',
    place: 'Eindhoven',
    jobs: [
      'Strategisch inkoper | Brabant Optics B.V. | Eindhoven | 2019-06 | now',
      'Inkoper | Kempen Machinebouw | Veldhoven | 2012-01 | 2019-05',
      'Junior inkoper | Zuidwinkel Retail N.V. | Den Bosch | 2009-09 | 2011-12',
    ],
    edu: ['Bedrijfskunde (drs.) | Universiteit van Tilburg | 2009'],
    skills: ['Contractmanagement', 'SAP Ariba', 'NEVI 2'],
    languages: ['Nederlands', 'Engels', 'Duits'],
    page: `
! drs. P.J. (Pieter) de Graaf
Eindhoven | +31 6 5391 2206 | pieter@degraaf-inkoop.example
^ **Profielschets**
Inkoper die het gesprek aangaat voordat het contract er ligt.
^ **Loopbaan**
**Strategisch inkoper – Brabant Optics B.V., Eindhoven** (juni 2019 – nu)
* Categorie optische componenten, 60 miljoen per jaar
**Inkoper – Kempen Machinebouw, Veldhoven** (januari 2012 – mei 2019)
**Junior inkoper – Zuidwinkel Retail N.V., Den Bosch** (september 2009 – december 2011)
^ **Opleiding en cursussen**
Bedrijfskunde (drs.), Universiteit van Tilburg, 2009
^ **Competenties**
Contractmanagement, SAP Ariba, NEVI 2
^ **Talen**
Nederlands, Engels, Duits
`,
  },
  {
    id: 'hand-sv-ekonom',
    layout: 'by hand: Swedish with years first',
    format: 'docx',
    lang: 'sv',
    agency: 'SE',
    shown: 'Åsa Lindqvist Bergström',
    names: ['Åsa Lindqvist Bergström'],
    email: 'asa.lindqvist.b@telia.example',
    phone: '070-318 44 92',
    place: 'Uppsala',
    jobs: [
      'Redovisningschef | Uppland Fastigheter AB | Uppsala | 2019-08 | now',
      'Redovisningsekonom | Mälar Revision AB | Västerås | 2014-01 | 2019-07',
      'Ekonomiassistent | Enköpings kommun | Enköping | 2011-06 | 2013-12',
    ],
    edu: ['Ekonomie kandidatexamen | Uppsala universitet | 2011'],
    skills: ['Visma', 'Fortnox', 'K3', 'Koncernredovisning'],
    languages: ['Svenska (modersmål)', 'Engelska (flytande)'],
    page: `
! Åsa Lindqvist Bergström
Kungsgatan 44, 753 21 Uppsala, 070-318 44 92, asa.lindqvist.b@telia.example
^ **Om mig**
Noggrann ekonom som trivs med bokslut och människor.
^ **Anställningar**
2019-08 – pågående\t**Redovisningschef**, Uppland Fastigheter AB, Uppsala
Leder fem medarbetare, ansvarar för koncernens bokslut.
2014-01 – 2019-07\t**Redovisningsekonom**, Mälar Revision AB, Västerås
2011-06 – 2013-12\t**Ekonomiassistent**, Enköpings kommun
^ **Utbildningar**
2008 – 2011\tEkonomie kandidatexamen, Uppsala universitet
^ **Kunskaper**
Visma, Fortnox, K3, Koncernredovisning
^ **Språkkunskaper**
Svenska (modersmål), Engelska (flytande)
^ **Referenser**
Lämnas på begäran
`,
  },
];
