import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fiftieth');

/** The ones in German, French, Spanish, Dutch, Italian, Portuguese, Swedish, Danish and Norwegian. All people are made up. */
export const BY_HAND_FIFTIETH_MORE: Sheet[] = [
  cv('32-de-de-personalbogen', 'docx', 'de', 'DE', {
    names: ['Annegret Schirmer'],
    email: 'a.u.k.schirmer@wesermail.example',
    phone: '0171 3920047',
    city: 'Nienburg',
    jobs: [
      'Lohnbuchhalterin | Glashütte Weserblick GmbH | Nienburg | 2016-04 | now',
      'Sachbearbeiterin | Steuerkanzlei Oelkers | Verden | 2009-08 | 2016-03',
    ],
    page: `
**Bewerberbogen** (bitte vollständig ausfüllen)
|| 4 4.5 4 4.5
| Name, Vorname | Schirmer, Annegret | Familienstand | verheiratet
| Straße, Nr. | Am Ahornbusch 7 | PLZ, Ort | 31582 Nienburg
| Telefon | 0171 3920047 | E-Mail | a.u.k.schirmer@wesermail.example
| Bewerbung als | Lohnbuchhalterin in Teilzeit | Frei ab | 01.02.2027
| Führerschein | B | Schwerbehinderung | nein
^ **Letzte Arbeitgeber**
|| 4 6.5 6.5
| 04/2016 – heute | Glashütte Weserblick GmbH, Nienburg | Lohnbuchhalterin
| 08/2009 – 03/2016 | Steuerkanzlei Oelkers, Verden | Sachbearbeiterin
^ Ort, Datum, Unterschrift: Nienburg, 10.11.2026 gez. Schirmer
`,
  }),
  cv('33-de-de-anonym', 'doc', 'de', 'DE', {
    names: [],
    languages: ['Deutsch', 'Englisch'],
    headline: 'Betriebsleiter Molkerei',
    jobs: [
      'Betriebsleiter | mittelständische Molkerei | | 2018-01 | now',
      'Schichtführer | Käserei im Allgäu | | 2011-09 | 2017-12',
    ],
    page: `
**Lindau & Partner Personalberatung** – Ihr Ansprechpartner: Holger Ebnet, 089 99998 440, ebnet@lindaupartner.example
! Kandidatenprofil 4471
Betriebsleiter Molkerei
|| 5 12
| Jahrgang | 1984
| Region | Bodensee, umzugsbereit
| Kündigungsfrist | 6 Monate zum Halbjahr
| Gehaltswunsch | 92 T€
| Sprachen | Deutsch, Englisch
# Werdegang
|| 5 12
| 01/2018 – heute | Betriebsleiter, mittelständische Molkerei (140 MA)
| 09/2011 – 12/2017 | Schichtführer, Käserei im Allgäu
# Ausbildung
Milchwirtschaftlicher Labormeister; Klarname nach Freigabe durch den Kandidaten
`,
  }),
  cv('34-de-at-controller', 'pdf', 'de', 'AT', {
    names: ['Bernhard Zehetner'],
    email: 'zehetner.b@mostviertelpost.example',
    phone: '+43 660 5550147',
    city: 'Amstetten',
    headline: 'Controller mit Produktionserfahrung',
    jobs: [
      'Werkscontroller | Ybbstaler Profilwalzwerk | Amstetten | 2017-03 | now',
      'Junior Controller | Donau Furnier AG | Linz | 2012-10 | 2017-02',
    ],
    page: `
~ L E B E N S L A U F
! Mag. (FH) Bernhard Zehetner
Controller mit Produktionserfahrung
Preinsbacher Straße 31, 3300 Amstetten | +43 660 5550147 | zehetner.b@mostviertelpost.example
# Beruf
seit 03/2017 \tWerkscontroller, Ybbstaler Profilwalzwerk, Amstetten
10/2012 – 02/2017 \tJunior Controller, Donau Furnier AG, Linz
# Studium
FH Steyr, Controlling, Rechnungswesen und Finanzmanagement
# Sonstiges
Präsenzdienst abgeleistet, Obmann der Stadtkapelle
`,
  }),
  cv('35-de-ch-ukraine', 'docx', 'de', 'CH', {
    names: ['Olena Shevchuk'],
    email: 'lena.pflege.sg@seepost.example',
    phone: '+41 79 555 01 32',
    city: 'Rorschach',
    languages: ['Ukrainisch', 'Russisch', 'Deutsch'],
    jobs: [
      'Pflegehelferin SRK | Alterszentrum Hafenblick | Rorschach | 2023-09 | now',
      'Hebamme | Geburtshaus Nr. 2 | Winnyzja | 2008-08 | 2022-03',
    ],
    page: `
[[ 12.5 4.5
**Personalien**
|| 4 8
| Name | Shevchuk
| Vorname | Olena
| Adresse | Signalstrasse 18, 9400 Rorschach
| Natel | +41 79 555 01 32
| Mail | lena.pflege.sg@seepost.example
| Ausweis | Status S
---
PIC Foto | Bewerbungsfoto
]]
**Berufspraxis**
|| 4 13
| 09.2023 – heute | Pflegehelferin SRK, Alterszentrum Hafenblick, Rorschach
| 08.2008 – 03.2022 | Hebamme, Geburtshaus Nr. 2, Winnyzja (Ukraine)
**Sprachen**
Ukrainisch und Russisch (Muttersprachen), Deutsch (B2)
`,
  }),
  cv('36-de-de-geborene', 'doc', 'de', 'DE', {
    names: ['Heike Rosenbaum', 'Heike Rosenbaum geb. Lüdtke'],
    email: 'altmarkblume@biesemail.example',
    phone: '0152 28817386',
    city: 'Stendal',
    jobs: [
      'Floristin | Blumenhaus Petersilie | Stendal | 2012-05 | now',
      'Verkäuferin | Gartencenter Uchtetal | Tangermünde | 2004-09 | 2012-04',
    ],
    page: `
Lebenslauf

Vor- und Zuname:\tHeike Rosenbaum, geb. Lüdtke
Geboren:\t02.06.1981 in Osterburg
Eltern:\tManfred Lüdtke, Schlosser; Ingrid Lüdtke, geb. Thiele, Köchin
Wohnhaft:\tFrommhagenstraße 12, 39576 Stendal
Erreichbar:\t0152 28817386, altmarkblume@biesemail.example
Kinder:\tzwei, erwachsen

Tätigkeiten:
05/2012 bis jetzt \tFloristin im Blumenhaus Petersilie, Stendal
09/2004 bis 04/2012 \tVerkäuferin im Gartencenter Uchtetal, Tangermünde

Gelernt:\tFloristin, Berufsbildende Schulen Stendal, 2001
`,
  }),
  cv('37-de-de-anschreiben', 'pdf', 'de', 'DE', {
    names: ['Timo Brandhorst'],
    email: 'tbspedition@hasemail.example',
    phone: '0171 3920088',
    city: 'Bramsche',
    jobs: [
      'Disponent | Nordkreis Spedition | Osnabrück | 2019-08 | now',
      'Speditionskaufmann | Emsland Cargo | Lingen | 2015-07 | 2019-07',
    ],
    page: `
Timo Brandhorst · Lutterdamm 40 · 49565 Bramsche

Personalservice Hellweg
Frau Gudrun Kassner
Johannisstraße 3
49074 Osnabrück

\t11. November 2026

**Bewerbung als Teamleiter Disposition – Lebenslauf gleich mit drin**

Sehr geehrte Frau Kassner,

seit August 2019 bin ich Disponent bei der Nordkreis Spedition in Osnabrück (28 Fahrzeuge, Benelux und Dänemark). Davor, von Juli 2015 bis Juli 2019, war ich Speditionskaufmann bei Emsland Cargo in Lingen; dort habe ich auch gelernt.

Am besten erreichen Sie mich abends unter 0171 3920088 oder per Mail an tbspedition@hasemail.example.

Viele Grüße
T. Brandhorst
`,
  }),
  cv('38-fr-fr-nom-usage', 'docx', 'fr', 'FR', {
    names: ['Nadège Colas', 'Nadège Colas-Ferrand', 'Nadège Colas née Ferrand'],
    email: 'nanou.colas@vendeemail.example',
    phone: '06 39 98 41 07',
    city: 'Challans',
    jobs: [
      'Agente de conditionnement | Volailles du Marais | Challans | 2020-03 | now',
      'Caissière | Super Bocage | Machecoul | 2014-06 | 2020-02',
    ],
    page: `
**FICHE D’INSCRIPTION INTÉRIMAIRE** – Agence de Challans – reçue par : Virginie
|| 4.5 4 4.5 4
| Nom de naissance | FERRAND | Nom d’usage | COLAS
| Prénom | Nadège | Nationalité | française
| Commune | Challans | Code postal | 85300
| Portable | 06 39 98 41 07 | Permis / véhicule | B, oui
| Courriel | nanou.colas@vendeemail.example | CACES | 1A
^ **Derniers emplois**
|| 4 6.5 6.5
| 03/2020 à ce jour | Volailles du Marais, Challans | Agente de conditionnement
| 06/2014 – 02/2020 | Super Bocage, Machecoul | Caissière
^ Personne à prévenir : Ludovic Colas, 06 39 98 41 08
`,
  }),
  cv('39-fr-fr-dossier-competences', 'doc', 'fr', 'FR', {
    names: [],
    headline: 'Ingénieure tests et validation',
    languages: ['Anglais'],
    jobs: [
      'Ingénieure validation | équipementier ferroviaire | | 2020-09 | now',
      'Ingénieure tests | éditeur de logiciels de santé | | 2016-01 | 2020-08',
    ],
    page: `
> **DOSSIER DE COMPÉTENCES**
> **MBO** – Ingénieure tests et validation – 10 ans d’expérience
> ~ Altaïs Conseil, 01 99 00 55 20, contact commercial : Xavier Dumoulin
# Synthèse
Stratégie de test, automatisation (Robot Framework), EN 50128. Mobilité : Hauts-de-France.
# Missions
|| 4 13
| 09/2020 – en cours | Ingénieure validation, équipementier ferroviaire, Valenciennois
| 01/2016 – 08/2020 | Ingénieure tests, éditeur de logiciels de santé, Lille
# Langues
Anglais (courant)
FOOT MBO – Altaïs Conseil – document confidentiel
`,
  }),
  cv('40-fr-be-une-ligne', 'pdf', 'fr', 'BE', {
    names: ['Sofiane Belkacem'],
    email: 'sofbelk.elec@sambremail.example',
    phone: '+32 470 55 51 29',
    city: 'Charleroi',
    headline: 'Automaticien de maintenance',
    languages: ['français', 'arabe', 'néerlandais'],
    jobs: [
      'Automaticien | Verreries de Gilly | Charleroi | 2018-02 | now',
      'Électromécanicien | Carrières de Soignies-Nord | Soignies | 2013-09 | 2018-01',
    ],
    page: `
Automaticien de maintenance | Sofiane Belkacem | Charleroi
+32 470 55 51 29 | sofbelk.elec@sambremail.example | permis B, BA5
# Parcours
**Automaticien**, Verreries de Gilly, Charleroi, février 2018 – présent
**Électromécanicien**, Carrières de Soignies-Nord, Soignies, septembre 2013 – janvier 2018
# Langues
français et arabe (maternelles), néerlandais (A2)
# Diplôme
Bachelier en électromécanique, 2013
`,
  }),
  cv('41-fr-fr-cuisine', 'docx', 'fr', 'FR', {
    names: ['Thi Hoa Nguyen', 'Nguyen Thi Hoa', 'Hoa Nguyen', 'Nguyễn Thị Hoa'],
    email: 'fleurdelotus31@garonnepost.example',
    phone: '06 39 98 77 12',
    city: 'Toulouse',
    languages: ['vietnamien', 'français'],
    jobs: [
      'Cheffe de partie | Brasserie du Canal | Toulouse | 2021-04 | now',
      'Cuisinière | Restaurant Le Bambou | Albi | 2015-02 | 2021-03',
    ],
    page: `
> CURRICULUM VITÆ
Nom : NGUYEN
Prénom : Thi Hoa
Née le : 9 avril 1988 à Hué (Viêt Nam)
Adresse : 6 rue des Potiers, 31000 Toulouse
Tél. : 06 39 98 77 12
Mail : fleurdelotus31@garonnepost.example
Situation : mariée à M. Patrick Delmas, un enfant

**Mes emplois**
* Cheffe de partie, Brasserie du Canal, Toulouse, depuis avril 2021
* Cuisinière, Restaurant Le Bambou, Albi, février 2015 – mars 2021

**Langues** : vietnamien, français (B2)
**Formation** : CAP cuisine en candidat libre, 2019
`,
  }),
  cv('42-es-es-portal', 'doc', 'es', 'ES', {
    names: ['Rocío Villalba Mencía', 'Rocío Villalba'],
    email: 'rvm.logopeda@guadianamail.example',
    phone: '655 550 142',
    city: 'Mérida',
    headline: 'Logopeda infantil',
    jobs: [
      'Logopeda | Centro de Atención Temprana Anas | Mérida | 2019-09 | now',
      'Auxiliar de comedor | CEIP Las Encinas | Montijo | 2016-09 | 2019-06',
    ],
    page: `
~ Inscrita hace 3 días · 87 % de compatibilidad · CV n.º 5520118
[[ 4 13
PIC foto | foto de la candidata
---
**Rocío Villalba Mencía**
Logopeda infantil
Mérida (Badajoz) · Vehículo propio · Autónoma: no
655 550 142 · rvm.logopeda@guadianamail.example
]]
# Experiencias
**Logopeda**
Centro de Atención Temprana Anas, Mérida. Septiembre 2019 – Actualmente
**Auxiliar de comedor**
CEIP Las Encinas, Montijo. Septiembre 2016 – Junio 2019
# Estudios
Grado en Logopedia, Universidad de Salamanca
`,
  }),
  cv('43-es-mx-solicitud', 'pdf', 'es', 'MX', {
    names: ['Guadalupe Tovar Arredondo', 'Guadalupe Tovar'],
    email: 'lupitatov@bajiomail.example',
    phone: '477 555 0126',
    city: 'León',
    jobs: [
      'Pespuntadora | Calzado Tres Hermanos del Bajío | León | 2018-01 | now',
      'Ayudante general | Pieles La Luz | León | 2014-07 | 2017-12',
    ],
    page: `
> **SOLICITUD DE EMPLEO** (llenar con letra de molde)
|| 4.5 4.5 5 3
| Apellido paterno | Apellido materno | Nombre(s) | Edad
| TOVAR | ARREDONDO | GUADALUPE | 33
|| 7 5 5
| Domicilio (calle y número) | Colonia | Ciudad
| Río Mayo 212 | San Nicolás | León, Gto.
| Correo | Teléfono | Puesto que solicita
| lupitatov@bajiomail.example | 477 555 0126 | Supervisora de pespunte
^ **EMPLEOS** (actual y anterior)
|| 5 6 6
| De 01/2018 a la fecha | Calzado Tres Hermanos del Bajío, León | Pespuntadora
| De 07/2014 a 12/2017 | Pieles La Luz, León | Ayudante general
^ Nombre del padre: Refugio Tovar (vive) / Nombre de la madre: Socorro Arredondo (vive)
`,
  }),
  cv('44-es-es-ficha-oculta', 'docx', 'es', 'ES', {
    names: ['Laura G.', 'Laura G', 'Laura'],
    unsure: true,
    city: 'Castellón',
    headline: 'Técnica de calidad cerámica',
    jobs: [
      'Técnica de calidad | Azulejos Penyagolosa | Onda | 2020-05 | now',
      'Analista de laboratorio | Esmaltes del Mijares | Almassora | 2017-03 | 2020-04',
    ],
    page: `
|| 5 12
| Candidata | Laura G.
| Perfil | Técnica de calidad cerámica
| Localidad | Castellón
| Teléfono | Desbloquear datos de contacto
| Correo | Desbloquear datos de contacto
| Última conexión | hoy
# Trayectoria
Técnica de calidad, Azulejos Penyagolosa, Onda (mayo 2020 – actualidad)
Analista de laboratorio, Esmaltes del Mijares, Almassora (marzo 2017 – abril 2020)
# Formación
Grado en Química, Universitat Jaume I
`,
  }),
  cv('45-es-ar-foto', 'doc', 'es', 'AR', {
    names: ['Matías Ferreyra'],
    email: 'matias.ferreyra@sierrasmail.example',
    phone: '+54 351 555 0173',
    city: 'Villa Carlos Paz',
    jobs: [
      'Encargado de depósito | Distribuidora Punilla | Villa Carlos Paz | 2021-02 | now',
      'Repositor | Supermercados El Cuadrado | Córdoba | 2017-10 | 2021-01',
    ],
    page: `
|| 4 13
| FOTO | Matías Ferreyra\\DNI a pedido, 29 años, soltero\\Villa Carlos Paz, Córdoba\\Cel. +54 351 555 0173\\matias.ferreyra@sierrasmail.example
**Experiencia laboral**
Distribuidora Punilla, Villa Carlos Paz. Encargado de depósito. Febrero 2021 a la actualidad.
Supermercados El Cuadrado, Córdoba. Repositor. Octubre 2017 a enero 2021.
**Referencias laborales**
Sr. Hugo Bazán, Distribuidora Punilla
**Estudios**
Secundario completo, IPEM 190
`,
  }),
  cv('46-nl-nl-roepnaam', 'pdf', 'nl', 'NL', {
    names: ['Jan-Willem ter Horst', 'J.W. ter Horst', 'J.W. (Jan-Willem) ter Horst'],
    email: 'jwth@twentepost.example',
    phone: '06 5550 0139',
    city: 'Rijssen',
    jobs: [
      'Uitvoerder GWW | Reggestroom Infra | Rijssen | 2015-03 | now',
      'Grondwerker | Loonbedrijf Dijkink | Enter | 2008-08 | 2015-02',
    ],
    page: `
|| 4.5 12.5
| **Personalia** | (najaar 2026)
| Naam | J.W. (Jan-Willem) ter Horst
| Woonplaats | Rijssen
| Mobiel | 06 5550 0139
| E-mail | jwth@twentepost.example
| Rijbewijs | B, BE, T
| **Werk** | (laatste eerst)
| 03/2015 – nu | Uitvoerder GWW, Reggestroom Infra, Rijssen
| 08/2008 – 02/2015 | Grondwerker, Loonbedrijf Dijkink, Enter
| **School** | (hoogste)
| 2008 | Mbo 4 infratechniek, ROC van Twente
`,
  }),
  cv('47-nl-nl-anoniem', 'docx', 'nl', 'NL', {
    names: [],
    headline: 'Salarisadministrateur (32 uur)',
    jobs: [
      'Salarisadministrateur | zorginstelling met 1.900 medewerkers | | 2017-06 | now',
      'Medewerker payroll | administratiekantoor | | 2012-01 | 2017-05',
    ],
    page: `
> **Meijer Kuiper Interim** · voorstel aan opdrachtgever
Kandidaat MK-209
Salarisadministrateur (32 uur)
|| 5 12
| Regio | Zuid-Kennemerland
| Beschikbaar | per 1 januari
| Tarief | € 61 per uur, all-in
| Contact | via Ilse Meijer, 023 555 0110, ilse@meijerkuiper.example
# Ervaring
Juni 2017 – heden: Salarisadministrateur, zorginstelling met 1.900 medewerkers
Januari 2012 – mei 2017: Medewerker payroll, administratiekantoor
# Diploma’s
VPS (2018), PDL (2013)
`,
  }),
  cv('48-nl-be-mail', 'doc', 'nl', 'BE', {
    names: ['Sofie Claessens'],
    email: 'sofieke.c@demerpost.example',
    phone: '0470 55 52 66',
    city: 'Diest',
    jobs: [
      'kinderbegeleidster | De Kriebelboom | Diest | 2019-09 | now',
      'poetshulp | Hageland Dienstencheques | Aarschot | 2015-01 | 2019-08',
    ],
    page: `
Dag Wendy

Zoals gevraagd aan de telefoon mijn cv, gewoon in de mail want mijn laptop is kapot.

- sinds september 2019 kinderbegeleidster bij De Kriebelboom, Diest (baby’s en peuters, 4/5)
- januari 2015 tot augustus 2019 poetshulp bij Hageland Dienstencheques, Aarschot
- diploma 7de jaar kinderzorg, 2014, attest levensreddend handelen ok

Ik woon in Diest en heb een auto.

Groetjes

Sofie Claessens
gsm 0470 55 52 66
sofieke.c@demerpost.example

Verstuurd vanaf mijn Galaxy
`,
  }),
  cv('49-it-it-tabella', 'pdf', 'it', 'IT', {
    names: ['Marco Zanetti', 'Zanetti Marco'],
    email: 'zanetti.torneria@oglionet.example',
    phone: '333 555 0148',
    city: 'Palazzolo sull’Oglio',
    jobs: [
      'Tornitore CNC | Officine Sebino | Palazzolo sull’Oglio | 2014-09 | now',
      'Addetto macchine utensili | Minuterie Franciacorta | Rovato | 2008-02 | 2014-08',
    ],
    page: `
|| 5.5 11.5
| **CURRICULUM VITAE** | novembre 2026
| Cognome e nome | ZANETTI MARCO
| Luogo e data di nascita | Chiari (BS), 11.10.1987
| Residenza | Palazzolo sull’Oglio (BS), via Garibaldi 55
| Cellulare | 333 555 0148
| Posta elettronica | zanetti.torneria@oglionet.example
| Stato civile | celibe
^ **Esperienze di lavoro**
|| 5.5 11.5
| 09/2014 – oggi | Tornitore CNC, Officine Sebino, Palazzolo sull’Oglio
| 02/2008 – 08/2014 | Addetto macchine utensili, Minuterie Franciacorta, Rovato
^ In fede, Palazzolo, 8 novembre 2026
`,
  }),
  cv('50-it-it-motto', 'docx', 'it', 'IT', {
    names: ['Giulia Ferrero'],
    email: 'giulia.ferrero@canavesemail.example',
    phone: '345 555 0190',
    city: 'Ivrea',
    headline: 'Educatrice professionale',
    languages: ['inglese', 'LIS'],
    jobs: [
      'Educatrice professionale | Cooperativa Il Ginepro | Ivrea | 2020-01 | now',
      'Animatrice | Residenza Serra Morena | Biella | 2016-09 | 2019-12',
    ],
    page: `
> ! Giulia Ferrero
> __«Piano piano, ma tutti insieme»__
> Educatrice professionale
> Ivrea (TO) – 345 555 0190 – giulia.ferrero@canavesemail.example
# Dove ho lavorato
**Educatrice professionale**, Cooperativa Il Ginepro, Ivrea, gennaio 2020 – oggi
**Animatrice**, Residenza Serra Morena, Biella, settembre 2016 – dicembre 2019
# Lingue
inglese (B2), LIS (secondo livello)
`,
  }),
  cv('51-it-it-badante', 'doc', 'it', 'IT', {
    names: ['Rowena Castillo'],
    email: 'weng.batangas@navigliomail.example',
    phone: '320 555 0133',
    city: 'Milano',
    languages: ['tagalog', 'inglese', 'italiano'],
    jobs: [
      'assistente familiare | famiglia Cattaneo | Milano | 2019-03 | now',
      'colf | famiglia Brambilla | Monza | 2012-05 | 2019-01',
    ],
    page: `
Buongiorno signora Pina, le mando le mie esperienze come mi ha detto Marivic Dimaano

da marzo 2019 fino a ora assistente familiare, famiglia Cattaneo, Milano, zona Lambrate: nonna di 94 anni, notte e giorno
da maggio 2012 a gennaio 2019 colf, famiglia Brambilla, Monza, sei giorni

parlo tagalog, inglese e italiano
ho il permesso lungo periodo e il corso OSS finito nel 2024

sono Rowena Castillo
tel 320 555 0133
weng.batangas@navigliomail.example
grazie mille e buona giornata
`,
  }),
  cv('52-pt-br-ficha', 'pdf', 'pt', 'BR', {
    names: ['Jéssica Fernanda Moura', 'Jéssica Moura'],
    email: 'jessinha.vendas@pampamail.example',
    phone: '(51) 95550-0138',
    city: 'Novo Hamburgo',
    jobs: [
      'Vendedora | Calçados Rota Romântica | Novo Hamburgo | 2021-11 | now',
      'Operadora de caixa | Farmácia Hamburgo Velho | Novo Hamburgo | 2018-03 | 2021-10',
    ],
    page: `
> **FICHA DE CADASTRO DE CANDIDATO**
|| 4 6 3 4
| Nome completo | Jéssica Fernanda Moura | Idade | 27
| Nome da mãe | Marlene Teresinha Moura | Estado civil | Solteira
| Cidade | Novo Hamburgo | UF | RS
| WhatsApp | (51) 95550-0138 | Filhos | 1
| E-mail | jessinha.vendas@pampamail.example | CNH | Não
| Vaga | Gerente de loja | Pretensão | R$ 3.400
^ **Histórico**
Vendedora – Calçados Rota Romântica, Novo Hamburgo – 11/2021 até hoje
Operadora de caixa – Farmácia Hamburgo Velho, Novo Hamburgo – 03/2018 a 10/2021
^ Indicada por: Cristiane (loja do shopping)
`,
  }),
  cv('53-pt-pt-rodape', 'docx', 'pt', 'PT', {
    names: ['Rui Salgueiro'],
    email: 'geral.caldeiraria@liznet.example',
    phone: '+351 910 555 014',
    city: 'Marinha Grande',
    headline: 'Técnico de moldes – bancada e ajustamento',
    jobs: [
      'Ajustador de moldes | Moldes Vale do Lis | Marinha Grande | 2010-02 | now',
      'Aprendiz de bancada | Tecnoformas da Barosa | Leiria | 2005-09 | 2010-01',
    ],
    page: `
FOOT Rui Salgueiro | +351 910 555 014 | geral.caldeiraria@liznet.example | Marinha Grande
**Técnico de moldes – bancada e ajustamento**
Vinte anos a ajustar aço ao centésimo.
# Percurso
|| 4.5 12.5
| Fev. 2010 – presente | **Ajustador de moldes**\\Moldes Vale do Lis, Marinha Grande
| Set. 2005 – jan. 2010 | **Aprendiz de bancada**\\Tecnoformas da Barosa, Leiria
# Formação
12.º ano, curso profissional de mecânica, CENFIM
`,
  }),
  cv('54-pt-br-simples', 'doc', 'pt', 'BR', {
    names: ['Edson Teixeira'],
    email: 'edsonteixeira.pintor@reconcavomail.example',
    phone: '(71) 95550-0152',
    city: 'Camaçari',
    jobs: [
      'Pintor industrial | Bahia Revestimentos | Camaçari | 2019-08 | now',
      'Ajudante de pintor | Construtora Arembepe | Camaçari | 2014-04 | 2019-07',
    ],
    page: `
edson teixeira - pintor industrial
rua da rodagem 91, camaçari, bahia
zap (71) 95550-0152
edsonteixeira.pintor@reconcavomail.example

trabalhos
Pintor industrial na Bahia Revestimentos, Camaçari, agosto de 2019 até agora (jato, airless, NR-33, NR-35)
Ajudante de pintor na Construtora Arembepe, Camaçari, abril de 2014 a julho de 2019

ensino médio completo 2013
deus é fiel
`,
  }),
  cv('55-sv-se-vanlig', 'pdf', 'sv', 'SE', {
    names: ['Amina Warsame'],
    email: 'aw.undersk@vatternpost.example',
    phone: '070-174 06 38',
    city: 'Jönköping',
    headline: 'Undersköterska med kökserfarenhet',
    languages: ['somaliska', 'svenska'],
    jobs: [
      'Undersköterska | Råslätts äldreboende | Jönköping | 2020-06 | now',
      'Kökshjälp | Restaurang Hamnpiren | Jönköping | 2016-05 | 2020-05',
    ],
    page: `
Undersköterska med kökserfarenhet
Amina Warsame
Bondbergsvägen 8, 556 24 Jönköping
070-174 06 38, aw.undersk@vatternpost.example

Arbete
Undersköterska, Råslätts äldreboende, Jönköping, juni 2020 – nu
Kökshjälp, Restaurang Hamnpiren, Jönköping, maj 2016 – maj 2020

Utbildning
Vård- och omsorgsprogrammet, Komvux, 2020

Språk
somaliska, svenska
`,
  }),
  cv('56-sv-se-rekryteringssystem', 'docx', 'sv', 'SE', {
    names: ['Johan Ekdahl'],
    email: 'jekdahl75@bergslagspost.example',
    phone: '070-174 06 91',
    city: 'Ludvika',
    jobs: [
      'Servicetekniker | Dala Kran & Lyft | Ludvika | 2017-01 | now',
      'Montör | Bergslagens Transformator | Ludvika | 2003-08 | 2016-12',
    ],
    page: `
~ Ansökan 7716 – Fälttekniker Dalarna – utskriven av Pernilla Åhs 2026-11-13
|| 4 4.5 4 4.5
| Förnamn | Johan | Efternamn | Ekdahl
| E-post | jekdahl75@bergslagspost.example | Telefon | 070-174 06 91
| Ort | Ludvika | Körkort | B, C
| Löneanspråk | 36 500 | Uppsägningstid | 2 månader
^ **Anställningar**
|| 4 13
| 2017-01 – pågående | Servicetekniker, Dala Kran & Lyft, Ludvika
| 2003-08 – 2016-12 | Montör, Bergslagens Transformator, Ludvika
^ **Urvalsfråga 1:** Har du truckkort? Ja.
`,
  }),
  cv('57-da-dk-stillinger', 'doc', 'da', 'DK', {
    names: ['Kasper Holmgaard'],
    email: 'kontakt.kh@limfjordspost.example',
    phone: '+45 55 50 01 62',
    city: 'Skive',
    headline: 'Tømrersvend',
    jobs: [
      'Tømrersvend | Fjordens Tag & Facade | Skive | 2018-04 | now',
      'Tømrerlærling | Højslev Byg | Højslev | 2014-02 | 2018-03',
    ],
    page: `
[[ 6 11
**Kasper Holmgaard**
Tømrersvend
^ Resenvej 44
7800 Skive
+45 55 50 01 62
kontakt.kh@limfjordspost.example
^ Født 1995
Kørekort B/E
---
**Om mig**
Møder til tiden, rydder op efter mig, tager gerne taget når det blæser.
^ **Erfaring**
Fjordens Tag & Facade, Skive
Tømrersvend, april 2018 – nu
Højslev Byg, Højslev
Tømrerlærling, februar 2014 – marts 2018
]]
`,
  }),
  cv('58-da-dk-ingenioer', 'pdf', 'da', 'DK', {
    names: ['Xiaoming Li', 'Li Xiaoming', 'Xiaoming (Simon) Li', 'Simon Li', 'Xiaoming “Simon” Li'],
    email: 'xl.vindanalyse@alsmail.example',
    phone: '+45 55 50 01 27',
    city: 'Sønderborg',
    languages: ['Kinesisk', 'Engelsk', 'Dansk'],
    jobs: [
      'Udviklingsingeniør | Als Hydraulik | Sønderborg | 2020-02 | now',
      'Forskningsassistent | Syddansk Universitet | Sønderborg | 2017-09 | 2020-01',
    ],
    page: `
|| 3.5 5 3.5 5
| Navn | Xiaoming “Simon” Li | By | Sønderborg
| Telefon | +45 55 50 01 27 | Mail | xl.vindanalyse@alsmail.example
| Opholdstilladelse | permanent | Opsigelse | 3 mdr.
# Erhverv
02.2020 – nu \tUdviklingsingeniør, Als Hydraulik, Sønderborg
09.2017 – 01.2020 \tForskningsassistent, Syddansk Universitet, Sønderborg
# Sprog
Kinesisk, Engelsk, Dansk (Prøve i Dansk 3)
`,
  }),
  cv('59-no-no-brev', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Ingvild Sæther'],
    email: 'ingvild.saether@romsdalspost.example',
    phone: '905 55 018',
    city: 'Molde',
    jobs: [
      'resepsjonist | Fannestrand Legesenter | Molde | 2018-08 | now',
      'butikkmedarbeider | Rosebyen Sport | Molde | 2013-06 | 2018-07',
    ],
    page: `
Molde, 12. november 2026

Til Nordvest Bemanning v/Trond Eikrem

CV og søknad i ett

Siden august 2018 har jeg vært resepsjonist ved Fannestrand Legesenter i Molde, 80 %. Fra juni 2013 til juli 2018 var jeg butikkmedarbeider på Rosebyen Sport, også i Molde.

Jeg har fagbrev i kontor- og administrasjonsfaget (2020) og bruker CGM og Visma daglig.

Referanse: daglig leder Randi Bolsø, etter avtale.

Vennlig hilsen
Ingvild Sæther
Tlf. 905 55 018 / ingvild.saether@romsdalspost.example
`,
  }),
  cv('60-no-no-byraaprofil', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Krzysztof Wilk'],
    city: 'Drammen',
    languages: ['Polsk', 'Engelsk', 'Norsk'],
    jobs: [
      'Forskalingssnekker | Lierstranda Betong | Drammen | 2019-10 | now',
      'Betongarbeider | Budowa Pomorze | Gdynia | 2011-03 | 2019-08',
    ],
    page: `
**Fjell & Fjord Bemanning AS** \tKontaktperson: Marit Haugland, 225 55 040, marit@fjellfjord.example
|| 5 12
| KANDIDAT | Krzysztof Wilk
| STILLING | Forskalingssnekker / bas
| BOSTED | Drammen
| SPRÅK | Polsk, Engelsk, Norsk (A2)
| KURS | HMS 40 t, varme arbeider, stillas 2–9 m
| LEDIG FRA | Uke 49
^ **ARBEIDSERFARING**
|| 5 12
| 10.2019 – d.d. | Forskalingssnekker, Lierstranda Betong, Drammen
| 03.2011 – 08.2019 | Betongarbeider, Budowa Pomorze, Gdynia
`,
  }),
];
