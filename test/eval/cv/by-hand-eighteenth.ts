import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('eighteenth');

/** Fourteen in the four languages that the seventeenth lot was read worst in, as people write them with a word processor. Read as they came. All people are made up. */
export const BY_HAND_EIGHTEENTH: Sheet[] = [
  cv('01-it-oss', 'docx', 'it', 'IT', {
    names: ['Concetta Lo Presti'],
    email: 'concettalopresti71@posta.example',
    phone: '340 771 20 18',
    city: 'Gela',
    languages: ['Italiano', 'Francese'],
    jobs: [
      'Operatrice socio sanitaria | RSA Villa Serena | | 2019-03 | now',
      'Assistente domiciliare | Cooperativa Sociale Raggio di Sole | | 2012-09 | 2019-02',
      'Addetta alle pulizie | Impresa Splendor S.n.c. | | 2005 | 2012',
      'Commessa | Panificio Tricomi | | 1996 | 2004',
    ],
    page: `
> **CURRICULUM VITAE**
> **Lo Presti Concetta**
> nata a Caltanissetta il 14/07/1971 – residente a Gela (CL), via Bresmes 112
> cell. 340 771 20 18 – concettalopresti71@posta.example
^ **ESPERIENZE LAVORATIVE**
Dal 03/2019 ad oggi	Operatrice socio sanitaria presso RSA Villa Serena di Butera
	igiene e mobilizzazione degli ospiti, turni diurni e notturni
Dal 09/2012 al 02/2019	Assistente domiciliare per la Cooperativa Sociale Raggio di Sole
	anziani soli e disabili gravi
Dal 2005 al 2012	Addetta alle pulizie, Impresa Splendor S.n.c., Gela
Dal 1996 al 2004	Commessa c/o Panificio Tricomi
^ **TITOLI DI STUDIO**
2011	Qualifica OSS, ente di formazione ANFE
1989	Licenza media
^ **LINGUE**
Italiano madrelingua; francese scolastico
^ **ALTRO**
Patente B, automunita. Volontaria AVULSS dal 2015.
Autorizzo il trattamento dei dati personali ai sensi del GDPR 2016/679.
`,
  }),
  cv('02-it-ingegnere', 'docx', 'it', 'IT', {
    names: ['Ludovico Brandolini d’Adda', "Ludovico Brandolini d'Adda"],
    email: 'l.brandolini@studio-meccanico.example',
    phone: '+39 335 600 4471',
    city: 'Treviso',
    headline: 'Responsabile ufficio tecnico',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Responsabile ufficio tecnico | Zoppellari Macchine Agricole S.p.A. | | 2014-10 | now',
      'Progettista senior | Zoppellari Macchine Agricole S.p.A. | | 2008-02 | 2014-09',
      'Disegnatore CAD | Officine Meccaniche Piave | | 2003-05 | 2008-01',
      'Stagista ufficio acquisti | Permasteelisa | | 2002-09 | 2003-03',
    ],
    aside: [3],
    page: `
! Dott. Ing. Ludovico Brandolini d’Adda
Responsabile ufficio tecnico
Treviso | +39 335 600 4471 | l.brandolini@studio-meccanico.example
# In breve
Ventitré anni tra tavolo da disegno e reparto. Mi piace che un pezzo si possa montare.
# Percorso
## Zoppellari Macchine Agricole S.p.A. – Oderzo (TV)
**Responsabile ufficio tecnico** __(ottobre 2014 – presente)__
* coordino nove progettisti e due prototipisti
* introdotta la modularità della gamma seminatrici: codici ridotti del 30%
**Progettista senior** __(febbraio 2008 – settembre 2014)__
* telai e trasmissioni
## Officine Meccaniche Piave – San Donà
**Disegnatore CAD** __(maggio 2003 – gennaio 2008)__
## Permasteelisa – Vittorio Veneto
**Stagista ufficio acquisti** __(settembre 2002 – marzo 2003)__
# Studi
Laurea in Ingegneria Meccanica, Università di Padova, 2002, 104/110
Maturità scientifica, Liceo Da Vinci, Treviso
# Lingue
Inglese C1, tedesco B1
# Interessi
Alpinismo (CAI Treviso, istruttore), restauro di trattori d’epoca
`,
  }),
  cv('03-it-barra', 'docx', 'it', 'IT', {
    names: ['Noemi Pellizzon'],
    email: 'ciao@noemipellizzon.example',
    phone: '+39 389 004 55 61',
    city: 'Bologna',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    jobs: [
      'Social media manager | Birrificio Zanna | | 2023-01 | now',
      'Content creator freelance | | | 2021-06 | 2022-12',
      'Tirocinante comunicazione | Comune di Bologna | | 2020-10 | 2021-04',
      'Cameriera | Trattoria da Gigino | | 2018 | 2020',
    ],
    // A job without an employer counts neither way.
    aside: [1, 2],
    page: `
[[ 5 12
**noemi pellizzon**
comunicazione digitale
^ **contatti**
+39 389 004 55 61
ciao@noemipellizzon.example
Bologna
^ **lingue**
italiano (madrelingua)
inglese C1
spagnolo B2
^ **strumenti**
Canva
Meta Business Suite
Premiere
---
**chi sono**
Laureata in Scienze della comunicazione, 27 anni, scrivo da quando ne avevo sei.
^ **esperienze**
**social media manager**
Birrificio Zanna, Castel Maggiore
gennaio 2023 → oggi
* piano editoriale, riprese e montaggio
^ **content creator freelance**
giugno 2021 → dicembre 2022
* ristoranti e piccoli marchi di moda
^ **tirocinante comunicazione**
Comune di Bologna, ufficio stampa
ottobre 2020 → aprile 2021
^ **cameriera**
Trattoria da Gigino
2018 → 2020
^ **formazione**
laurea triennale in scienze della comunicazione, Alma Mater, 2020
]]
`,
  }),
  cv('04-it-cuoco', 'doc', 'it', 'IT', {
    names: ['Salvatore Di Gennaro'],
    email: 'salvo.digennaro@cucina.example',
    phone: '081 555 0192',
    city: 'Pozzuoli',
    languages: ['Inglese'],
    jobs: [
      'Executive Chef | Hotel Miramare e Castello | | 2017 | now',
      'Chef de partie | Ristorante Il Mosaico | | 2010 | 2016',
      'Commis di cucina | M/N Costa Fortuna | | 2006 | 2009',
      'Militare di truppa | Esercito Italiano | | 2004 | 2005',
    ],
    aside: [3],
    dates: 'year',
    page: `
**DI GENNARO SALVATORE**
Via Napoli 33 – 80078 Pozzuoli (NA)
Tel. 081 555 0192 - salvo.digennaro@cucina.example
Nazionalità italiana, coniugato, due figli
**ESPERIENZA**
|| 3 14
| 2017 – oggi | **Executive Chef**\\Hotel Miramare e Castello, Ischia Porto\\Brigata di quattordici persone, banchetti fino a 300 coperti
| 2010 – 2016 | **Chef de partie** (antipasti e primi)\\Ristorante Il Mosaico, Casamicciola
| 2006 – 2009 | **Commis di cucina**\\M/N Costa Fortuna, imbarchi di sei mesi
| 2004 – 2005 | **Militare di truppa**\\Esercito Italiano, ferma annuale, Caserta
**ISTRUZIONE**
|| 3 14
| 2003 | Diploma alberghiero, IPSSAR Rossini, Bagnoli
| 2015 | Corso di alta cucina, ALMA, Colorno
**LINGUE E PC**
Inglese di bordo, buono. Pacchetto Office: base
**REFERENZE**
Dott.ssa Maria Iacono, direttrice Hotel Miramare e Castello, 081 555 7710
`,
  }),
  cv('05-es-abogada', 'docx', 'es', 'ES', {
    names: ['María del Pilar Echeverría Goñi', 'Mª del Pilar Echeverría Goñi'],
    email: 'pilar.echeverria@correo-navarra.example',
    phone: '+34 618 22 09 74',
    city: 'Pamplona',
    languages: ['Euskera', 'Inglés'],
    jobs: [
      'Asesora jurídica, departamento de contratación | Caja Rural del Arga | | 2016-04 | now',
      'Abogada colaboradora | Bufete Zubiri & Asociados | | 2010-01 | 2016-03',
      'Pasante | Bufete Zubiri & Asociados | | 2008-10 | 2009-12',
    ],
    aside: [2],
    page: `
! Mª del Pilar Echeverría Goñi
Abogada (colegiada n.º 4.412 del MICAP)
C/ Olite 27, 3.º B · 31004 Pamplona · +34 618 22 09 74 · pilar.echeverria@correo-navarra.example
# TRAYECTORIA PROFESIONAL
**Caja Rural del Arga**	abr. 2016 – actualidad
Asesora jurídica, departamento de contratación
* Redacción de contratos marco y negociación con proveedores
* Secretaria suplente del comité de cumplimiento
**Bufete Zubiri & Asociados**	ene. 2010 – mar. 2016
Abogada colaboradora (civil y mercantil)
**Bufete Zubiri & Asociados**	oct. 2008 – dic. 2009
Pasante
# FORMACIÓN
Licenciatura en Derecho	Universidad de Navarra, 2008
Máster en Compliance	IE Law School, 2017
# IDIOMAS
Euskera (EGA), inglés (C1)
# OTROS DATOS
Permiso de conducir B. Tesorera de la coral Oberena.
`,
  }),
  cv('06-es-camarero', 'docx', 'es', 'ES', {
    names: ['Yeray Santana Armas'],
    email: 'yerayarmas99@canariasmail.example',
    phone: '622 90 41 37',
    city: 'Telde',
    languages: ['Inglés', 'Alemán'],
    jobs: [
      'Camarero de rango | Hotel Riu Gran Canaria | | 2022-11 | now',
      'Ayudante de camarero | Chiringuito La Garita | | 2021-06 | 2022-09',
      'Repartidor | Telepizza | | 2019 | 2021',
      'Alumno en prácticas | Hotel Escuela Santa Brígida | | 2018-03 | 2018-06',
    ],
    aside: [3],
    page: `
SANTANA ARMAS, YERAY
Telde, Las Palmas
Móvil: 622 90 41 37
Correo: yerayarmas99@canariasmail.example
Fecha de nacimiento: 2 de enero de 1999
^ EXPERIENCIA LABORAL
- Camarero de rango en el Hotel Riu Gran Canaria, Meloneras (desde noviembre de 2022 hasta hoy).
- Ayudante de camarero en Chiringuito La Garita (de junio de 2021 a septiembre de 2022).
- Repartidor en Telepizza (2019-2021), media jornada.
- Alumno en prácticas en el Hotel Escuela Santa Brígida (marzo a junio de 2018).
^ ESTUDIOS
- Ciclo Formativo de Grado Medio en Servicios en Restauración, IES Villa de Agüimes, 2018
- Graduado en ESO, 2016
^ IDIOMAS
Inglés: medio. Alemán: de trato con el cliente.
^ INFORMACIÓN ADICIONAL
Carnet de manipulador de alimentos. Carnet B y moto propia. Disponibilidad inmediata.
Jugador del C.B. Telde desde 2012.
`,
  }),
  cv('07-es-profesora', 'docx', 'es', 'MX', {
    names: ['Guadalupe Xóchitl Montes de Oca Rivas'],
    email: 'gx.montesdeoca@academia.example',
    phone: '+52 55 4100 2288',
    city: 'Puebla',
    languages: ['Inglés', 'Náhuatl'],
    jobs: [
      'Profesora-investigadora titular B | Benemérita Universidad Autónoma de Puebla | | 2015-08 | now',
      'Profesora de asignatura | Universidad Iberoamericana Puebla | | 2011-01 | 2015-07',
      'Investigadora posdoctoral | El Colegio de México | | 2009-09 | 2010-12',
      'Becaria de investigación | Instituto de Investigaciones Antropológicas, UNAM | | 2004 | 2009',
    ],
    aside: [3],
    page: `
> **Dra. Guadalupe Xóchitl Montes de Oca Rivas**
> Puebla, México · gx.montesdeoca@academia.example · +52 55 4100 2288
> ORCID 0000-0002-0000-0000
# Formación académica
Doctorado en Antropología, UNAM, 2009. Tesis: «El tianguis como archivo».
Maestría en Lingüística Indoamericana, CIESAS, 2004
Licenciatura en Etnología, ENAH, 2001
# Nombramientos académicos
Agosto 2015 a la fecha. Profesora-investigadora titular B, Benemérita Universidad Autónoma de Puebla
Enero 2011 – julio 2015. Profesora de asignatura, Universidad Iberoamericana Puebla
Septiembre 2009 – diciembre 2010. Investigadora posdoctoral, El Colegio de México
2004 – 2009. Becaria de investigación, Instituto de Investigaciones Antropológicas, UNAM
# Publicaciones selectas
Montes de Oca, G. X. (2021). Palabras que pesan. México: Siglo XXI.
Montes de Oca, G. X. y Téllez, R. (2018). «Regateo y cortesía». Alteridades, 28(55), 33-47.
# Distinciones
SNI nivel II (2020-2024)
# Idiomas
Inglés (avanzado), náhuatl (intermedio)
`,
  }),
  cv('08-es-funcional', 'docx', 'es', 'ES', {
    names: ['José Ramón Vilaboa Pardo'],
    email: 'jrvilaboa@galego.example',
    phone: '+34 600 71 83 20',
    city: 'Vigo',
    languages: ['Gallego', 'Castellano', 'Portugués'],
    jobs: [
      'Jefe de almacén | Conservas Ría de Aldán | | 2011 | 2024',
      'Encargado de turno | Frigoríficos Berbés S.A. | | 2001 | 2011',
      'Mozo de almacén | Frigoríficos Berbés S.A. | | 1995 | 2001',
      'Marinero | Pesquero Nuevo Lucero | | 1991 | 1994',
    ],
    dates: 'year',
    page: `
PIC Foto de carné | J. R. Vilaboa
! José Ramón Vilaboa Pardo
Vigo (Pontevedra) – Teléfono +34 600 71 83 20 – jrvilaboa@galego.example
# LO QUE SÉ HACER
**Organizar un almacén**
* Ubicaciones, inventario rotativo, cámaras de frío a -20 ºC
* Carretilla frontal y retráctil
**Llevar un equipo**
* Hasta 22 personas en tres turnos; cuadrantes y vacaciones
**Prevención**
* Recurso preventivo, 60 horas
# DÓNDE LO HE HECHO
Conservas Ría de Aldán (Cangas), jefe de almacén, 2011 a 2024 (cierre de la planta)
Frigoríficos Berbés S.A. (Vigo), encargado de turno, 2001 a 2011
Frigoríficos Berbés S.A. (Vigo), mozo de almacén, 1995 a 2001
Pesquero Nuevo Lucero, marinero, 1991 a 1994
# ESTUDIOS
FP I Administrativo, Instituto Politécnico de Vigo
# IDIOMAS
Gallego y castellano, portugués hablado
`,
  }),
  cv('09-nl-verpleegkundige', 'docx', 'nl', 'NL', {
    names: ['Femke van der Wiel-Oosterhuis', 'Femke van der Wiel - Oosterhuis'],
    email: 'femkevdwiel@postvak.example',
    phone: '06-41 22 09 83',
    city: 'Assen',
    languages: ['Nederlands', 'Engels'],
    jobs: [
      'Wijkverpleegkundige | Icare Thuiszorg | | 2018-09 | now',
      'Verpleegkundige cardiologie | Wilhelmina Ziekenhuis | | 2011-02 | 2018-08',
      'Verpleegkundige in opleiding | Martini Ziekenhuis | | 2007-09 | 2011-01',
      'Caissière | Albert Heijn | | 2004 | 2007',
    ],
    aside: [2],
    page: `
! Curriculum vitae Femke van der Wiel-Oosterhuis
**Persoonlijke gegevens**
Naam:	F.M. (Femke) van der Wiel-Oosterhuis
Adres:	Beilerstraat 88, 9401 PL Assen
Telefoon:	06-41 22 09 83
E-mail:	femkevdwiel@postvak.example
Geboren:	19 mei 1989 te Emmen
Rijbewijs:	B
**Werkervaring**
sep 2018 – heden	Icare Thuiszorg, Assen
	**Wijkverpleegkundige** (28 uur)
	- indicaties stellen en zorgplannen maken
	- begeleiden van twee leerlingen
feb 2011 – aug 2018	Wilhelmina Ziekenhuis, Assen
	**Verpleegkundige cardiologie**
sep 2007 – jan 2011	Martini Ziekenhuis, Groningen
	**Verpleegkundige in opleiding** (duaal)
2004 – 2007	Albert Heijn, Emmen
	**Caissière** (bijbaan)
**Opleidingen**
2007 – 2011	HBO-V, Hanzehogeschool Groningen (diploma)
2002 – 2007	HAVO, Esdal College
**Talen**
Nederlands (moedertaal), Engels (goed)
**Hobby’s**
Schaatsen, bestuurslid ijsvereniging Vries
`,
  }),
  cv('10-nl-monteur', 'docx', 'nl', 'BE', {
    names: ['Kristof De Backer'],
    email: 'kristof.debacker@belpost.example',
    phone: '0478 55 31 20',
    city: 'Dendermonde',
    languages: ['Nederlands', 'Frans'],
    jobs: [
      'Technieker HVAC | Klimatec Aalst bvba | | 2020-01 | now',
      'Onderhoudsmecanicien | Bakkerij Vandemoortele Izegem | | 2013-04 | 2019-12',
      'Loodgieter | Zelfstandig in bijberoep | | 2015 | 2018',
      'Interimarbeider | Randstad | | 2012-07 | 2013-03',
    ],
    page: `
KRISTOF DE BACKER
Koevliet 14 – 9200 Dendermonde
GSM 0478 55 31 20
kristof.debacker@belpost.example
°12/11/1993, Belg, ongehuwd
WERKERVARING
Technieker HVAC bij Klimatec Aalst bvba
januari 2020 tot nu
Plaatsing en onderhoud van warmtepompen
F-gassencertificaat behaald in 2021
Onderhoudsmecanicien bij Bakkerij Vandemoortele Izegem
april 2013 tot december 2019
Ploegenstelsel 2x8
Loodgieter (zelfstandig in bijberoep)
2015 tot 2018
Interimarbeider via Randstad
juli 2012 tot maart 2013
Diverse magazijnen in Temse en Bornem
OPLEIDING
BSO Centrale verwarming en sanitaire installaties, VTI Dendermonde, 2012
TALEN
Nederlands: moedertaal
Frans: noties
`,
  }),
  cv('11-nl-directeur', 'pdf', 'nl', 'NL', {
    names: ['Hendrik-Jan Thesingh'],
    email: 'hj@thesingh-advies.example',
    phone: '+31 6 5500 7182',
    city: 'Zeist',
    languages: ['Engels', 'Duits'],
    jobs: [
      'Interim-bestuurder | Thesingh Advies | | 2019-01 | now',
      'Lid raad van bestuur | Woonstichting De Heuvelrug | | 2011-05 | 2018-12',
      'Directeur vastgoed | Woonstichting De Heuvelrug | | 2006-01 | 2011-04',
      'Projectontwikkelaar | Bouwfonds | | 1998-08 | 2005-12',
      'Beleidsmedewerker | Gemeente Nieuwegein | | 1994-09 | 1998-07',
    ],
    page: `
HEAD drs. H.J. Thesingh MRE – +31 6 5500 7182 – hj@thesingh-advies.example
! drs. Hendrik-Jan Thesingh MRE
Bestuurder in wonen en zorg – Zeist
# Loopbaan
= 01-2019 – heden	**Thesingh Advies** – interim-bestuurder
* opdrachten bij drie corporaties, onder meer Vivare en Portaal
= 05-2011 – 12-2018	**Woonstichting De Heuvelrug** – lid raad van bestuur
* fusie met Rhenam begeleid, 400 medewerkers
= 01-2006 – 04-2011	**Woonstichting De Heuvelrug** – directeur vastgoed
= 08-1998 – 12-2005	**Bouwfonds** – projectontwikkelaar
= 09-1994 – 07-1998	**Gemeente Nieuwegein** – beleidsmedewerker
# Nevenfuncties
Lid raad van toezicht, Stichting Kunst in Zeist (2016 – heden)
Voorzitter hockeyclub Schaerweijde (2009 – 2013)
# Opleiding
Master of Real Estate, Amsterdam School of Real Estate, 2003
Planologie, Universiteit van Amsterdam, doctoraal 1994
# Talen
Engels en Duits vloeiend
`,
  }),
  cv('12-de-mechatroniker', 'docx', 'de', 'DE', {
    names: ['Ömer Faruk Yıldırım', 'Ömer Faruk Yildirim'],
    email: 'oemer.yildirim@webpost.example',
    phone: '0176 4410 9923',
    city: 'Bochum',
    languages: ['Deutsch', 'Türkisch'],
    jobs: [
      'Servicetechniker | Jungheinrich Vertrieb | | 2021-04 | now',
      'Mechatroniker | Opel Bochum | | 2012-02 | 2014-12',
      'Anlagenführer | Wela Bedachung GmbH | | 2015-03 | 2021-03',
      'Ausbildung zum Mechatroniker | Opel Bochum | | 2008-08 | 2012-01',
    ],
    aside: [3],
    page: `
# Lebenslauf
Persönliche Daten
|| 5 12
| Name | Ömer Faruk Yıldırım
| Anschrift | Kortumstr. 101, 44787 Bochum
| Telefon | 0176 4410 9923
| E-Mail | oemer.yildirim@webpost.example
| Geburtsdatum/-ort | 03.10.1991 in Bochum
| Familienstand | verheiratet, 1 Kind
Beruflicher Werdegang
|| 5 12
| 04/2021 – heute | Jungheinrich Vertrieb, Bochum\\Servicetechniker\\Wartung von Flurförderzeugen beim Kunden
| 03/2015 – 03/2021 | Wela Bedachung GmbH, Herne\\Anlagenführer im Dreischichtbetrieb
| 01/2015 – 02/2015 | arbeitssuchend
| 02/2012 – 12/2014 | Opel Bochum\\Mechatroniker (bis zur Werksschließung)
| 08/2008 – 01/2012 | Opel Bochum\\Ausbildung zum Mechatroniker
Schulbildung
|| 5 12
| 2002 – 2008 | Gesamtschule Mitte, Fachoberschulreife
Sonstiges
|| 5 12
| Sprachen | Deutsch (Muttersprache), Türkisch (Muttersprache)
| Führerschein | B, BE, Staplerschein
| Verein | Trainer der E-Jugend bei SV Phönix seit 2016
Bochum, den 04.11.2026
`,
  }),
  cv('13-de-referentin', 'docx', 'de', 'AT', {
    names: ['Theresa Edlinger-Obermayr'],
    email: 'theresa.edlinger@postkasten.example',
    phone: '+43 664 901 22 41',
    city: 'Linz',
    languages: ['Englisch', 'Französisch'],
    jobs: [
      'Referentin für Öffentlichkeitsarbeit | Caritas Oberösterreich | | 2020-09 | now',
      'Redakteurin, Ressort Chronik | Oberösterreichische Rundschau | | 2014-03 | 2019-08',
      'Pressesprecherin | Landestheater Linz | | 2011-09 | 2014-02',
      'Praktikantin | ORF Landesstudio Oberösterreich | | 2010-07 | 2010-09',
    ],
    aside: [3],
    page: `
! Mag.ᵃ Theresa Edlinger-Obermayr, MA
Linz • +43 664 901 22 41 • theresa.edlinger@postkasten.example
# Werdegang
**Caritas Oberösterreich** | Linz
__Referentin für Öffentlichkeitsarbeit (30 Std.)__ | September 2020 bis dato
Medienarbeit, Kampagne „Wärmestube“, Jahresbericht
**Karenz** | September 2019 bis August 2020
**Oberösterreichische Rundschau** | Linz
__Redakteurin, Ressort Chronik__ | März 2014 bis August 2019
**Landestheater Linz**
__Pressesprecherin (Karenzvertretung)__ | September 2011 bis Februar 2014
**ORF Landesstudio Oberösterreich**
__Praktikantin__ | Juli bis September 2010
# Studium und Schule
Universität Salzburg: Publizistik und Romanistik, Mag.ᵃ phil. 2011
Bischöfliches Gymnasium Petrinum, Matura 2004
# Sprachen
Englisch (C1), Französisch (C1)
# Ehrenamt
Rotes Kreuz, Rettungssanitäterin, seit 2006
`,
  }),
  cv('14-de-lagerist', 'doc', 'de', 'DE', {
    names: ['Wiebke Freifrau von Hünefeld', 'Wiebke von Hünefeld', 'Wiebke Freifrau von Huenefeld'],
    email: 'w.huenefeld@elbmail.example',
    phone: '040 / 881 72 09',
    city: 'Hamburg',
    languages: ['Englisch'],
    jobs: [
      'Leiterin Einkauf | Hanseatische Teekontor GmbH & Co. KG | | 2009-07 | now',
      'Einkäuferin | Hanseatische Teekontor GmbH & Co. KG | | 2001-01 | 2009-06',
      'Groß- und Außenhandelskauffrau | Kontorhaus Lührs | | 1995-08 | 2000-12',
      'Au-pair | Familie Carmichael | | 1991-09 | 1992-08',
    ],
    aside: [3],
    page: `
WIEBKE FREIFRAU VON HÜNEFELD
Elbchaussee 219 | 22605 Hamburg | 040 / 881 72 09 | w.huenefeld@elbmail.example

BERUFSPRAXIS
seit Juli 2009: Leiterin Einkauf bei der Hanseatische Teekontor GmbH & Co. KG, Hamburg
• Verantwortung für ein Einkaufsvolumen von 14 Mio. Euro
• Reisen nach Assam, Darjeeling und Sri Lanka
Januar 2001 bis Juni 2009: Einkäuferin bei der Hanseatische Teekontor GmbH & Co. KG, Hamburg
August 1995 bis Dezember 2000: Groß- und Außenhandelskauffrau im Kontorhaus Lührs, Bremen
September 1991 bis August 1992: Au-pair bei Familie Carmichael, Edinburgh

AUSBILDUNG
1992 – 1995 Ausbildung zur Groß- und Außenhandelskauffrau, Kontorhaus Lührs
1991 Abitur, Gymnasium Blankenese

KENNTNISSE
SAP MM, Englisch verhandlungssicher
REFERENZEN
Dr. Jost Petersen, Geschäftsführer Hanseatische Teekontor
`,
  }),
];
