import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-second-more');

/** Those in German, French, Spanish and Italian. */
export const BY_HAND_THIRTY_SECOND_MORE_OTHERS: Sheet[] = [
  cv('09-de-zerspanung-tabellarisch', 'doc', 'de', 'DE', {
    names: ['Torsten Quandt'],
    email: 'torsten.quandt@erzpost.example',
    phone: '0371 555 01 86',
    city: 'Chemnitz',
    languages: ['Deutsch', 'Russisch', 'Englisch'],
    jobs: [
      'Schichtleiter CNC-Fertigung | Niles-Simmons | | 2019-07 | now',
      'CNC-Fräser | Präzisionsteile Heymann GmbH | | 2010-02 | 2019-06',
      'Zerspanungsmechaniker | Union Werkzeugmaschinen | | 2005-08 | 2009-05',
      'Ausbildung zum Zerspanungsmechaniker | Union Werkzeugmaschinen | | 2002-08 | 2005-07',
    ],
    aside: [3],
    page: `
> **Lebenslauf**
# Angaben zur Person
|| 5 12
| Name | Torsten Quandt
| Anschrift | Zschopauer Straße 210, 09126 Chemnitz
| Telefon | 0371 555 01 86
| Mail | torsten.quandt@erzpost.example
| geboren am | 04.11.1985 in Karl-Marx-Stadt
| Familienstand | geschieden, zwei Kinder
# Beruflicher Werdegang
|| 5 12
| seit 07/2019 | Schichtleiter CNC-Fertigung\\Niles-Simmons, Chemnitz\\14 Kollegen, Einrichten, Werkzeugbestellung, Mitarbeitergespräche
| 02/2010 – 06/2019 | CNC-Fräser\\Präzisionsteile Heymann GmbH, Limbach-Oberfrohna\\5-Achs DMG, Heidenhain, Kleinserien für die Medizintechnik
| 06/2009 – 01/2010 | arbeitssuchend, Kurs Heidenhain iTNC 530
| 08/2005 – 05/2009 | Zerspanungsmechaniker\\Union Werkzeugmaschinen, Chemnitz\\Bohrwerk
| 08/2002 – 07/2005 | Ausbildung zum Zerspanungsmechaniker\\Union Werkzeugmaschinen, Chemnitz
# Schule
|| 5 12
| 1996 – 2002 | Mittelschule Altendorf, Realschulabschluss
# Weiterbildung
|| 5 12
| 2018 | Industriemeister Metall, IHK Chemnitz
| 2021 | Ausbildereignung
# Sonstiges
|| 5 12
| Sprachen | Deutsch, Russisch (Schule), Englisch (technisch)
| Führerschein | B, BE, Staplerschein
Chemnitz, im November 2026
`,
  }),
  cv('10-de-at-rezeption', 'docx', 'de', 'AT', {
    names: ['Magdalena Unterrainer', 'Mag.a Magdalena Unterrainer', 'Mag. Magdalena Unterrainer'],
    email: 'm.unterrainer@tauernmail.example',
    phone: '+43 660 555 01 43',
    city: 'Zell am See',
    headline: 'Front Office Managerin',
    languages: ['Deutsch', 'Englisch', 'Niederländisch'],
    jobs: [
      'Front Office Managerin | Hotel Seewinkl | | 2021-12 | now',
      'Stellvertretende Empfangsleiterin | Falkensteiner | | 2018-05 | 2021-10',
      'Rezeptionistin | Gasthof Post Uttendorf | | 2015-12 | 2018-04',
      'Reiseleiterin | TUI | | 2013-05 | 2015-10',
    ],
    page: `
> Magdalena Unterrainer
> **Front Office Managerin**
> Schmittenstraße 41 · 5700 Zell am See · +43 660 555 01 43 · m.unterrainer@tauernmail.example
^ **WAS ICH BISHER GEMACHT HABE**
**Hotel Seewinkl, Zell am See** (vier Sterne Superior, 96 Zimmer)
Front Office Managerin, Dezember 2021 – laufend
Team von neun Personen, Protel, Revenue mit dem Direktor, Beschwerden bitte zuerst zu mir.
^ **Falkensteiner, Schladming**
Stellvertretende Empfangsleiterin, Mai 2018 – Oktober 2021
Dienstplan, Gruppen, Gutscheine.
^ **Gasthof Post Uttendorf, Uttendorf**
Rezeptionistin, Dezember 2015 – April 2018
Alles außer Küche.
^ **TUI, Rhodos und Kos**
Reiseleiterin, Mai 2013 – Oktober 2015 (jeweils Sommersaison)
^ **WAS ICH GELERNT HABE**
Diplomstudium Geschichte, Universität Salzburg, Mag.a phil. 2013
Matura, HLW Saalfelden, 2006
Diplomlehrgang Revenue Management, WIFI, 2022
^ **WAS ICH SPRECHE**
Deutsch, Englisch, Niederländisch
^ **WAS ICH SONST TUE**
Bergrettung, Skitouren, Blasmusik (Klarinette)
`,
  }),
  cv('11-de-ch-informatik-pdf', 'pdf', 'de', 'CH', {
    names: ['Reto Zgraggen'],
    email: 'reto.zgraggen@gotthardpost.example',
    phone: '079 555 01 28',
    city: 'Altdorf',
    headline: 'ICT-System-Engineer',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'ICT-System-Engineer | Kanton Uri | | 2020-04 | now',
      'Systemadministrator | Dätwyler | | 2014-09 | 2020-03',
      'Supporter 2nd Level | Swisscom | | 2011-08 | 2014-08',
      'Lernender Informatiker EFZ | Dätwyler | | 2007-08 | 2011-07',
    ],
    aside: [3],
    page: `
[[ 7 10
**Reto Zgraggen**
ICT-System-Engineer
^ Gitschenstrasse 9
6460 Altdorf
079 555 01 28
reto.zgraggen@gotthardpost.example
^ Jahrgang 1991
Bürger von Silenen UR
^ **Sprachen**
Deutsch (Muttersprache)
Englisch (B2)
Italienisch (A2)
^ **Werkzeuge**
VMware, Veeam
Microsoft 365, Intune
Fortinet
PowerShell
---
**Stationen**
04.2020 – heute
**Kanton Uri**, Amt für Informatik, Altdorf
ICT-System-Engineer
Serverplattform für 900 Arbeitsplätze, Ablösung der Citrix-Farm, Pikett jede fünfte Woche
^ 09.2014 – 03.2020
**Dätwyler**, Altdorf
Systemadministrator
Standorte in Tschechien und China, Active Directory, Backup
^ 08.2011 – 08.2014
**Swisscom**, Luzern
Supporter 2nd Level
^ 08.2007 – 07.2011
**Dätwyler**, Altdorf
Lernender Informatiker EFZ
^ **Aus- und Weiterbildung**
2016 – 2018 HF Wirtschaftsinformatik, TEKO Luzern
2021 CAS Cyber Security, HSLU
2007 – 2011 Berufsfachschule Uri, mit BMS
^ **Militär**
Fw, Übermittlung
^ **Referenzen**
Gerne auf Anfrage
]]
`,
  }),
  cv('12-fr-conducteur-travaux', 'doc', 'fr', 'FR', {
    names: ['Yohan Le Guennec', 'Le Guennec Yohan'],
    email: 'yohan.leguennec@boite-armor.example',
    phone: '06 39 98 11 57',
    city: 'Lorient',
    headline: 'Conducteur de travaux VRD',
    languages: ['Anglais', 'Breton'],
    jobs: [
      'Conducteur de travaux | Eurovia | | 2018-09 | now',
      'Chef de chantier | Colas | | 2013-04 | 2018-08',
      'Chef d’équipe | Kerbrat TP | | 2009-01 | 2013-03',
      'Canalisateur | Kerbrat TP | | 2005-07 | 2008-12',
    ],
    page: `
**Yohan LE GUENNEC**
Conducteur de travaux VRD
17 rue du Blavet – 56100 Lorient
Tél. 06 39 98 11 57 – yohan.leguennec@boite-armor.example
41 ans – permis B et C

# PARCOURS
**Septembre 2018 à aujourd’hui – EUROVIA (Vannes)**
Conducteur de travaux
* CA annuel 4,5 M€, 4 équipes, marchés publics et lotisseurs
* Études de prix, situations, DGD, réunions de chantier
**Avril 2013 à août 2018 – COLAS (Lorient)**
Chef de chantier
* Réseaux humides et secs, enrobés, bordures
**Janvier 2009 à mars 2013 – KERBRAT TP (Hennebont)**
Chef d’équipe
**Juillet 2005 à décembre 2008 – KERBRAT TP (Hennebont)**
Canalisateur

# FORMATION
2012 : BTS Travaux publics en VAE, lycée Pierre-Mendès-France
2005 : Bac pro Travaux publics, lycée du Blavet, Pontivy
AIPR concepteur, SST, CACES R482 A et B1

# DIVERS
Anglais : scolaire. Breton : celui de ma grand-mère.
Autocad, Mensura, Pack Office
Godille et pêche à pied
`,
  }),
  cv('13-fr-be-assistante-europass', 'docx', 'fr', 'BE', {
    names: ['Nathalie Vandervelde', 'Vandervelde Nathalie'],
    email: 'nathalie.vdv@sambrepost.example',
    phone: '+32 470 55 01 92',
    city: 'Charleroi',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Assistante de direction | Sonaca | | 2019-02 | now',
      'Secrétaire médicale | Grand Hôpital de Charleroi | | 2012-10 | 2019-01',
      'Réceptionniste | Étude notariale Dubuisson | | 2008-03 | 2012-09',
      'Vendeuse | Inno | | 2005-09 | 2008-02',
    ],
    page: `
> Curriculum vitae Europass
|| 6 11
| **Informations personnelles** | 
| Nom / Prénom | Vandervelde Nathalie
| Adresse | 33 rue de la Neuville, 6000 Charleroi (Belgique)
| Portable | +32 470 55 01 92
| Courrier électronique | nathalie.vdv@sambrepost.example
| Nationalité | Belge
| **Expérience professionnelle** | 
| Dates | 02/2019 →
| Fonction ou poste occupé | Assistante de direction
| Principales activités | Agenda de deux directeurs, voyages, procès-verbaux, budget du service
| Employeur | Sonaca, Gosselies
| Dates | 10/2012 – 01/2019
| Fonction ou poste occupé | Secrétaire médicale
| Principales activités | Rendez-vous, frappe de protocoles, tarification INAMI
| Employeur | Grand Hôpital de Charleroi
| Dates | 03/2008 – 09/2012
| Fonction ou poste occupé | Réceptionniste
| Employeur | Étude notariale Dubuisson, Châtelet
| Dates | 09/2005 – 02/2008
| Fonction ou poste occupé | Vendeuse
| Employeur | Inno, Charleroi
| **Éducation et formation** | 
| Dates | 2002 – 2005
| Intitulé du diplôme | Bachelier en secrétariat de direction
| Établissement | Haute École Condorcet
| **Aptitudes et compétences** | 
| Langue maternelle | Français
| Autres langues | Néerlandais B2, Anglais B1
| Informatique | Word, Excel, SAP Concur, Teams
| Permis de conduire | B
`,
  }),
  cv('14-es-enfermera-lista', 'pdf', 'es', 'ES', {
    names: ['Rocío Barrientos Lagar', 'Barrientos Lagar Rocío'],
    email: 'rocio.barrientos@correoguadiana.example',
    phone: '+34 655 550 184',
    city: 'Mérida',
    headline: 'Enfermera de urgencias',
    languages: ['Español', 'Portugués', 'Inglés'],
    jobs: [
      'Supervisora de urgencias | Hospital de Mérida | | 2022-06 | now',
      'Enfermera de urgencias | Hospital de Mérida | | 2016-03 | 2022-05',
      'Enfermera | NHS | | 2013-09 | 2016-02',
      'Enfermera | Residencia El Encinar | | 2012-07 | 2013-08',
    ],
    page: `
! Rocío Barrientos Lagar
Enfermera de urgencias
~ C/ Lusitania 5, 2.º B · 06800 Mérida (Badajoz) · +34 655 550 184 · rocio.barrientos@correoguadiana.example
# Sobre mí
Catorce años de urgencias, dos idiomas de trabajo y ninguna queja por escrito. Busco un puesto de gestión en hospital privado.
# Trayectoria profesional
**Supervisora de urgencias**\tjun. 2022 – actualidad
Hospital de Mérida (SES)
* 64 profesionales, planillas, triaje Manchester
**Enfermera de urgencias**\tmar. 2016 – may. 2022
Hospital de Mérida (SES)
* Críticos, tutora de alumnos de la UEx
**Enfermera**\tsept. 2013 – feb. 2016
NHS, Luton and Dunstable Hospital (Reino Unido)
* Planta de medicina interna, Band 5
**Enfermera**\tjul. 2012 – ago. 2013
Residencia El Encinar, Almendralejo
# Estudios
Máster en Gestión Sanitaria, UNIR, 2021
Grado en Enfermería, Universidad de Extremadura, 2008 – 2012
SVA y SVB (AHA), vigente
# Idiomas
Español (nativo), Portugués (B2), Inglés (C1)
# Baremo
OPE 2023, plaza en propiedad. Excedencia posible.
`,
  }),
  cv('15-es-mx-ventas', 'doc', 'es', 'MX', {
    names: ['Luis Enrique Tamez Garza', 'Luis Enrique Tamez'],
    email: 'letamez@regiomail.example',
    phone: '81 5555 0173',
    city: 'Apodaca',
    languages: ['Inglés'],
    jobs: [
      'Gerente de Ventas | Refrigerantes del Noreste S.A. de C.V. | | 2020-01 | now',
      'Supervisor de Ruta | Arca Continental | | 2015-08 | 2019-12',
      'Promotor de Autoservicio | Sigma Alimentos | | 2012-04 | 2015-07',
      'Cajero | Oxxo | | 2010-02 | 2012-03',
    ],
    page: `
# LUIS ENRIQUE TAMEZ GARZA
Col. Las Puentes, Apodaca, N.L.
Cel. 81 5555 0173
letamez@regiomail.example
Edad: 35 años. Casado. Disponibilidad para viajar.
^ **OBJETIVO**
Integrarme a una empresa sólida donde pueda crecer y aportar resultados en el área comercial.
^ **EXPERIENCIA LABORAL**
Empresa: Refrigerantes del Noreste S.A. de C.V.
Puesto: Gerente de Ventas
Periodo: Enero 2020 – A la fecha
Funciones: 9 vendedores foráneos, cartera de 220 clientes, cobranza. Logro: 118% de la meta 2025.
^ Empresa: Arca Continental
Puesto: Supervisor de Ruta
Periodo: Agosto 2015 – Diciembre 2019
Funciones: 12 rutas, merma, apertura de clientes, liquidación diaria.
^ Empresa: Sigma Alimentos
Puesto: Promotor de Autoservicio
Periodo: Abril 2012 – Julio 2015
Funciones: Acomodo, caducidades, degustaciones en HEB y Soriana.
^ Empresa: Oxxo
Puesto: Cajero
Periodo: Febrero 2010 – Marzo 2012
^ **ESCOLARIDAD**
Licenciado en Administración (titulado), FACPYA UANL, 2009 – 2014
Preparatoria 8, UANL
^ **CURSOS**
Negociación efectiva (Tec de Monterrey, 2021), Excel avanzado
^ **IDIOMAS**
Inglés 60%
`,
  }),
  cv('16-it-magazzino', 'docx', 'it', 'IT', {
    names: ['Salvatore Incorvaia', 'Incorvaia Salvatore'],
    email: 'salvo.incorvaia@postaemilia.example',
    phone: '349 555 0182',
    city: 'Casalecchio di Reno',
    headline: 'Responsabile di magazzino',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Responsabile di magazzino | Bonfiglioli | | 2020-02 | now',
      'Capoturno spedizioni | GD Logistica Srl | | 2014-11 | 2020-01',
      'Mulettista | Cooperativa Il Portico | | 2010-05 | 2014-10',
      'Cameriere stagionale | Bagno Nettuno | | 2007 | 2009',
    ],
    page: `
> **Salvatore Incorvaia**
> Responsabile di magazzino
|| 4 13
| Residenza | Via Porrettana 288, 40033 Casalecchio di Reno (BO)
| Cell. | 349 555 0182
| Email | salvo.incorvaia@postaemilia.example
| Nato a | Licata (AG), il 3 aprile 1988
^ **ESPERIENZE DI LAVORO**
Da febbraio 2020 ad oggi
**Bonfiglioli**, Calderara di Reno – Responsabile di magazzino
18 addetti, 6.000 posti pallet, passaggio a SAP EWM, inventari rotativi
^ Da novembre 2014 a gennaio 2020
**GD Logistica Srl**, Interporto di Bologna – Capoturno spedizioni
Turno serale, padroncini, documenti di trasporto
^ Da maggio 2010 a ottobre 2014
**Cooperativa Il Portico**, Bologna – Mulettista
^ Estati dal 2007 al 2009
**Bagno Nettuno**, Rimini – Cameriere stagionale
^ **STUDI**
Diploma di ragioniere, ITC Filippo Re Capriata, Licata, 2007
Corso Lean Warehouse, 24 ore, Fondazione Aldini Valeriani, 2022
^ **LINGUE**
Inglese: discreto. Tedesco: scolastico.
^ **PATENTI**
B, C, patentino carrello elevatore (rinnovo 2025)
~ Autorizzo il trattamento dei dati personali ai sensi del Reg. UE 2016/679.
`,
  }),
];
