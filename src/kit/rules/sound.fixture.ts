/**
 * Names with other spellings of them, as lists of members of parliaments, of students and of players print them: Somali first, then
 * English, French or Italian ones, and those of neighbours. Each of the others makes a pair with the first.
 */
export const spelt = `
Maxamed Mohamed Mohammed Muhammad Mohamad Muhammed Mahamed / Maxamuud Mohamud Mahmoud Mohamoud Mahamud / Xasan Hassan Hasan
Xuseen Hussein Hussain Husein Houssein Hussen / Cali Ali Aly / Cumar Omar Umar Omer / Cismaan Osman Usman Othman Uthman
Xaliimo Halima Halimo Haleema / Faadumo Fadumo Faduma Fatuma Fatouma Fatima
Cabdiraxmaan Abdirahman Abdurahman Abdulrahman Abdurrahman Abdirahmaan / Cabdiraxiin Abdirahim Abdirahin / Cabdi Abdi Abdy
Cabdullaahi Abdullahi Abdulahi Abdillahi / Cabdalla Abdalla Abdulla Abdullah
Cabdulqaadir Abdulkadir Abdulqadir Abdiqadir Abdikadir Abdelkader / Cabdicasiis Abdiaziz Abdulaziz Abdelaziz
Cabdinaasir Abdinasir Abdinassir Abdulnasir / Cabdirashiid Abdirashid Abdulrashid Abdirachid
Cabdisalaan Abdisalam Abdisalan Abdulsalam / Cabdifataax Abdifatah Abdulfatah Abdifattah / Cabdikariin Abdikarim Abdulkarim Abdikarin
Cabdiwali Abdiwali Abdiweli / Cabdixakiin Abdihakim Abdihakin Abdulhakim / Cabdimaalik Abdimalik Abdulmalik
Cabdirisaaq Abdirizak Abdirisak Abdirazak Abdulrazak / Cabdishakuur Abdishakur Abdishakour / Cabdiqani Abdiqani Abdigani Abdulghani
Yuusuf Yusuf Yousuf Yousef Youssouf / Ismaaciil Ismail Ismael Esmail / Axmed Ahmed Ahmad Ahmet
Khadiija Khadija Qadiija Kadija Khadeeja Khadiijo / Shariif Sharif Shareef Cherif / Nuur Nur Noor Nour / Jaamac Jama Jamac
Faarax Farah Farax / Warsame Warsama Warsameh / Xirsi Hirsi Hersi / Ciise Isse Issa Eissa Essa / Muuse Muse Musa Moussa
Ibraahim Ibrahim Ibraahin Ebrahim / Aadan Adan Adam Aden / Saalax Salah Saleh / Saciid Said Saeed Sayid / Siciid Said Saed
Daahir Dahir Taahir / Daa'uud Daud Dawood Daoud Dawud / Daauud Daud / Sulaymaan Suleiman Sulayman Saleebaan Saleban Sulaiman
Bashiir Bashir Basheer Bachir / Baashi Bashi / Liibaan Liban Leban / Guuleed Guled Gouled Guleed / Geeddi Geedi Gedi
Khaliif Khalif Kalif / Khaalid Khalid Khaled Qaalid / Qaasim Qasim Kassim Kasim Gasim / Yaasiin Yasin Yassin Yaseen
Yoonis Yonis Yoniss / Yacquub Yaqub Yakub / Yaxye Yahya Yahye Yaxya / Isxaaq Ishaq Ishak / Idiris Idris Idriss Edris
Ilyaas Ilyas Elias Iliyas / Haaruun Harun Haroun Haroon / Muxumed Muhumed Mohumed / Mukhtaar Mukhtar Muktar Muqtar Mokhtar
Muumin Mumin Moumin Muumiin / Mustafe Mustafa Moustafa Mustapha / Mursal Mursel Moursal / Muxiyadiin Muhyadin Muhyidin Muhiyadin
Nuuradiin Nuradin Nuuraddiin / Saladiin Saladin Saladdin / Sharmaarke Sharmarke Sharmake / Shiikh Sheikh Sheekh Shikh Sheik
Shaafici Shafi Shafie Shafici / Cawil Awil Awel / Cawaale Awale Awaleh / Caydiid Aidid Aydid Aideed / Cigaal Egal Igal / Cilmi Ilmi Elmi
Cosoble Osoble Osobleh / Cabdulle Abdulle Abdule / Cartan Artan Arten / Cige Ige Igge / Rooble Roble Robleh / Raage Rage Rageh
Xaaji Haji Haaji Hajji / Xaashi Hashi Haashi / Xaamud Hamud Hamoud / Xamse Hamza Hamse Xamza / Xamdi Hamdi Hamdy / Xuseyn Huseyn
Xoosh Hosh / Xabiib Habib Habeeb / Xersi Hersi / Diiriye Diriye Dirie / Dhaqane Dhakane Daqane / Dhuubow Dhubow Dubow
Dheere Dhere Dere / Buraale Burale Buraleh / Burhaan Burhan Bourhan / Bile Bille Bileh / Bootaan Botan Bootan / Barre Bare Barreh
Barkhad Barqad Barkad / Jibriil Jibril Djibril Jibreel / Jimcaale Jimale Jimcale / Jaabir Jabir Jaber / Jamaal Jamal Djamal
Fu'aad Fuad Fouad / Faysal Faisal Feisal Faisel / Faarid Farid Fareed / Fiqi Fikhi Fiki / Ducaale Duale Ducale / Dayib Dayib Daib
Dalmar Dalmer / Casir Asir Aser / Caabid Abid Abed / Caadil Adil Adel / Caamir Amir Amer / Caasim Asim Assim / Cabbaas Abas Abbas
Cumrow Umrow Omrow / Ayuub Ayub Ayoub Ayoob / Ayaanle Ayanle Ayanleh / Ayaan Ayan Ayaan / Aamina Amina Amino Aminah
Aaliya Alia Aliya Aaliyah / Asli Asly / Bilaal Bilal Bilel / Caasha Asha Aisha Ayesha Aicha Caasho / Canab Anab / Cambaro Ambaro Ambara
Cibaado Ibado Ebado / Cosob Osob / Deeqa Deqa Deka Dhiqa / Deeqo Deqo Deeko / Faa'iso Faisa Faiza Faizo / Fardowsa Fardosa Fardousa
Farxiya Farhiya Farhia Farhiyo / Farxaan Farhan / Fowsiya Fawzia Fowzia Fowsia / Fiirdows Firdows Firdaws / Foos Fos
Hodan Hoden Hodaan / Hibaaq Hibak Hibaq / Hinda Hinde / Hawa Xaawo Xaawa Hawo / Xaawo Hawo Hawa / Xafsa Hafsa Xafso Hafso
Xamda Hamda Xamdo / Xabiiba Habiba Habibo / Xidig Hidig / Xiis His / Ikraan Ikran Ikram / Ilhaan Ilhan Ilham / Ifraax Ifrah Ifra
Iftin Ifteen / Idil Edil / Iqra Ikra / Istaahil Istahil / Jamiila Jamila Djamila Jameela / Jawaahir Jawahir
Kaltuun Kaltun Kaltoun Kalthum Kaltum / Khadra Kadra Khadro Qadra / Kiin Kin / Ladan Laden / Layla Leyla Leila Laila / Luul Lul Lool
Lubna Loubna / Leylo Laylo / Maryan Maryam Mariam Meryem Maryama / Maryama Mariama / Muna Mouna Mona / Muniira Munira Mounira
Naciima Naima Naeema / Najma Nejma / Najiib Najib Najeeb Nadjib / Nasra Nesra / Nasteexo Nasteho Nasteha / Nimco Nimo Nima
Nuura Nura Noora / Qamar Kamar Gamar / Qorane Gorane Korane / Quman Guman / Raxma Rahma Raxmo Rahmo / Roda Rooda Rowda Rawda
Ruqiya Rukia Ruqia Ruqayya / Rashiid Rashid Rasheed Rachid / Ramla Ramlo / Saado Sado / Safiya Safia Safiyo / Sahra Zahra Sahro Zehra
Saynab Zainab Zeinab Seynab Zaynab / Sacdiya Sadia Sadiya Saadiya / Saamiya Samia Samiya / Samiira Samira Sameera / Samsam Zamzam Samsan
Sucaad Suad Souad / Sumaya Sumeya Soumaya / Shukri Shoukri Shukry / Shamso Shamsa / Shamis Shamiis / Suleekha Zuleikha Suleqa
Sakariye Zakaria Zakariya Zakariye / Tawfiiq Tawfiq Tawfik Towfiq / Ubax Ubah Oubah / Umalkhayr Umalkhair Umalkher / Warda Werda
Wiilo Wilo / Yasmiin Yasmin Yasmeen / Zubayr Zubair Subeer Zubeyr / Sahal Sahel / Samatar Samater / Sayid Seyid / Siyaad Siad Siyad
Tuuryare Turyare Turiyare / Wehliye Wehlie Wehliya / Xalane Halane / Xandulle Handulle Handule / Xaad Had / Cadceed Adeed Aded
Cadde Ade Adde / Calas Alas / Caraale Arale Araale / Carab Arab / Cawad Awad / Dirir Direr / Egeh Ege / Gacmadheere Gamadhere Gamadere
Garaad Garad / Guhaad Guhad / Kaariye Karie Kariye / Kulmiye Kulmie / Madoobe Madobe Madoube / Magan Megan / Nuuriye Nurie Nuriye
Oomaar Omar / Qaalib Galib Ghalib Kalib / Shirwac Shirwa / Shire Shireh / Tahliil Tahlil / Tifow Tifo
`;

/** Somali and Arabic names that are different names. */
export const different = `
Maxamed Maxamuud Xasan Xuseen Cali Cumar Cismaan Xaliimo Faadumo Cabdiraxmaan Cabdiraxiin Cabdi Cabdullaahi Cabdulqaadir Cabdicasiis
Cabdinaasir Cabdirashiid Cabdisalaan Cabdifataax Cabdikariin Cabdiwali Cabdixakiin Cabdimaalik Cabdirisaaq Cabdishakuur Cabdiqani
Cabdilatiif Cabdijabaar Cabdiqafaar Cabdixamiid Cabdimajiid Cabdiwahaab Cabdiweydi Cabdinuur Cabdixafiid Cabdisamad Cabdiqayuum
Yuusuf Ismaaciil Axmed Khadiija Shariif Nuur Jaamac Faarax Warsame Xirsi Ciise Muuse Ibraahim Aadan Saalax Saciid Daahir Daauud
Sulaymaan Bashiir Baashi Liibaan Guuleed Geeddi Khaliif Khaalid Qaasim Yaasiin Yoonis Yacquub Yaxye Isxaaq Idiris Ilyaas Haaruun
Muxiyadiin Mukhtaar Muumin Mustafe Mursal Nuuradiin Saladiin Sharmaarke Sheekh Shaafici Cawil Cawaale Caydiid Cigaal Cilmi Cosoble
Cartan Cige Rooble Raage Xaaji Xaashi Xaamud Xamse Xamdi Xoosh Xabiib Diiriye Dhaqane Dhuubow Dheere Buraale Burhaan Bile Bootaan
Barre Barkhad Jibriil Jimcaale Jaabir Jamaal Fuaad Faysal Faarid Fiqi Ducaale Dayib Dalmar Casir Caabid Caadil Caamir Caasim Cabbaas
Ayuub Ayaanle Ayaan Aamina Aaliya Asli Bilaal Caasha Canab Cambaro Cibaado Cosob Deeqa Faaiso Fardowsa Farxiya Farxaan Fowsiya Foos
Hodan Hibaaq Hinda Xaawo Xafsa Xamda Xabiiba Xidig Xiis Ikraan Ilhaan Ifraax Iftin Idil Iqra Istaahil Jamiila Jawaahir Kaltuun Khadra
Kiin Ladan Layla Luul Lubna Maryan Muna Muniira Naciima Najma Najiib Nasra Nasteexo Nimco Nuura Qamar Qorane Quman Raxma Rowda Ruqiya
Rashiid Ramla Saado Safiya Sahra Saynab Sacdiya Saamiya Samiira Samsam Sucaad Sumaya Shukri Shamso Shamis Suleekha Sakariye Tawfiiq Ubax
Umalkhayr Warda Wiilo Yasmiin Zubayr Sahal Samatar Siyaad Tuuryare Wehliye Xalane Xandulle Cadceed Cadde Calas Caraale Carab Cawad Dirir
Egeh Gacmadheere Garaad Guhaad Kaariye Kulmiye Madoobe Magan Nuuriye Qaalib Shirwac Shire Tahliil Tifow Bulxan Bulhan Cantar Caqiil
Barkhadle Barwaaqo Bisharo Beyle Bidhaan Biixi Boqor Boqorey Botaan Bulaale Buuni Bullo Burci Cabdow Cadar Cagadheere Cakuule Calasow
Caliyow Canbe Carte Casoowe Cawlyahan Caweys Cayn Cayaanle Ceynaanshe Cibar Cigale Cirro Colaad Colhaye Culusow Curad Daacad Dabagale
Dacar Dalab Dallayad Dallays Damal Damme Daryeel Dayax Degan Deylaf Dhagey Dhegweyne Dhimbiil Dhoore Dhudi Dhunkaal Diblawe Didoole Dinsoor
Diini Dolal Dubad Dugsiye Dukow Duniyo Eebow Eenow Elmoge Fanax Faqay Farduus Faruur Fataax Feysoon Fidow Fooday Foolxun Furre Gaas
Gabax Gaabow Gafane Galaal Galaydh Gaboobe Garabey Garane Garweyne Geelle Geeska Geesey Gobaad Godax Goobdoon Gurey Gurxan Guudow Guure
Haad Habane Haldoor Hanad Haybe Heeryo Hilaal Hilowle Himilo Hirad Hodman Hoodo Hufane Hurre Iidle Iikar Ilkacase Ilka Ina Inan Indhabuur
Indhadeero Indhacadde Iska Jabarti Jaale Jaangow Jiijo Jees Jeylaani Jibaan Jiraale Jireh Jookar Jowhara Juweyriya Kaafi Kaahin
Kaaltaan Kaamil Kabtan Kadiye Kamaal Karaama Karshe Kayd Keyse Koofi Koos Koronto Kosaar Kuusow Laacibe Ladane Lafole Laqanyo Leexaan
Libin Lugey Maahir Maalin Maanyow Maaxi Macallin Madar Madina Mahad Mahdi Malaaq Mallow Mansuur Maqsuud Marwo Marjaan Marwa Masuud Mataan
Mayow Meecaad Meyran Mire Miski Mooge Mowliid Mucaawiye Mudane Mullaaxo Mulki Munye Murayo Murjaan Nabad Nabiil Nacnac Nadiifo Nafisa Nageeye
Nasir Nasiib Naasir Nadiir Nawaal Nuuno Obsiye Odawaa Ogaal Olow Oogle Qaaji Qaali Qabobe Qalinle Qambi Qanyare Qaran Qarshe Qasaale Qawdhan
Qoslaaye Qodax Qurux Raaqiya Rabiic Raaliya Rafle Ragsade Ramadaan Raxiin Riyaale Roobow Rooraaye Safaari Sagal Sahlan Salaad Salaado Salmo Samow
Samafale Samawade Saredo Sareeye Seeraar Sharaf Shaakir Shacni Shankaroon Shaqlan Shaadiya Shiine Shuceyb Shugri Shuriye Siraad Siham Sirad
Sooyaan Subeyda Sugaal Sugulle Suldaan Sunkar Taakow Tubeec Taajir Taysiir Toosane Turki Tusbax Ugaas Ugbaad Ulusow Umayma Ururshe Waabberi
Waaberi Waare Waasuge Waayeel Wadaad Wadani Waliid Warfaa Warmooge Warsan Weheliye Xaaf Xaabsade Xaange Xaayow Xanaf Xareed Xareedo Xeyle
Xildiid Xirad Xirey Xusni Xuubey Yabarow Yalaxow Yare Yaroow Yuus Yusra Zahir Ziyaad
`;

/** The names of one of these lists, those together that are one. */
export function namesIn(list: string): string[][] {
  return list
    .trim()
    .split(/\n| \/ /)
    .map((line) => line.split(' '));
}
