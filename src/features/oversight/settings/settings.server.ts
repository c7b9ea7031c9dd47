import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { type Call, caller, type Route } from '#kit/server/call';
import { on, onSent, saved } from '#kit/server/routes/crud';
import { editOf } from '#kit/server/routes/sent';
import { refuse, refuseInvalid } from '#kit/server/refusal';
import { standingOf } from '#kit/server/standing';
import { drawPhotos } from '#kit/server/pictures/draw';
import { keepPhotos } from '#kit/server/routes/upload';
import { refuseStale } from '#kit/server/write/change';
import { standing } from '#house/feature/feature.rules';
import { featuresOf } from '#house/feature/feature.server';
import { isAdministrator } from '#house/role/escalation.rules';
import { gatewayProblems } from '#house/sms/gateway.rules';
import { writePhonesAnew } from '#house/organisation/phones-anew.server';
import { subscriptionEnd } from '#house/subscription/subscription-end.server';
import { unsignedWarnings } from '#features/ledger/day-close/unsigned.server';
import { getSettings, type Settings } from '#house/organisation/house.contract';
import { organisation, saveSettings } from '#house/organisation/organisation.contract';
import { refuseTimeZone } from '#house/organisation/time-zone.server';
import { isOtherMailServer, passingProblems } from '#house/organisation/passing.rules';
import {
  changeSettings,
  keepSmtpPassword,
  lockSettings,
  type OrganisationSettings,
  pictureUrl,
  refuseUnknownFeatures,
  settingsOf,
} from '#house/organisation/organisation.server';

/** The settings as the caller may read them: how mail and SMS are sent, and who gets the summary of the day, are for administrators only. */
async function shownTo(call: Call): Promise<Settings> {
  const { _id, logo, headerImage, footerImage, smtpHost, smtpPort, smtpUser, smtpFrom, features, ...stored } =
    await settingsOf(call);
  const { smsUrl, smsMethod, smsHeaders, smsBody, smsSuccess, smsSender, dailySummaryTo, ...facts } = stored;
  const mail = { smtpHost, smtpPort, smtpUser, smtpFrom };
  const gateway = { smsUrl, smsMethod, smsHeaders, smsBody, smsSuccess, smsSender };
  return {
    ...facts,
    ...(isAdministrator(caller(call).userType) ? { ...mail, ...gateway, dailySummaryTo } : {}),
    features: standing(featuresOf(call), features),
    logoUrl: await pictureUrl(call, logo),
    headerImageUrl: await pictureUrl(call, headerImage),
    footerImageUrl: await pictureUrl(call, footerImage),
    SubscriptionExpiredDate: await subscriptionEnd(call),
    readOnly: standingOf(call.database)?.hindrance() === 'disk',
  };
}

/** Re-encodes the pictures in the body. */
async function draw(call: Call, body: unknown): Promise<unknown> {
  await drawPhotos(call, organisation, editOf(call, organisation, body));
  return body;
}

/** Changes the settings in the body. */
async function save(call: Call, body: unknown): Promise<unknown> {
  const stored = await lockSettings(call);
  const version = isObject(body) ? body.__v : undefined;
  refuseStale(stored.__v, typeof version === 'number' ? version : undefined);
  const { smtpPassword, ...edit } = await keepPhotos(call, organisation, editOf(call, organisation, body));
  refuseChannels(call, stored, smtpPassword === undefined ? edit : { ...edit, smtpPassword });
  if (edit.timeZone !== undefined) await refuseTimeZone(call.db, edit.timeZone);
  refuseInvalid(gatewayProblems({ ...stored, ...edit }, call.product.smsLocal));
  const { features } = edit;
  if (features !== undefined) refuseUnknownFeatures(call, features);
  // Switches that are not named stay as they were.
  const switched = features === undefined ? {} : { features: { ...stored.features, ...features } };
  await changeSettings(call, stored, { ...edit, ...switched });
  // Until then, only phones whose normal form stays the same are found.
  if (edit.countryCode !== undefined && edit.countryCode !== stored.countryCode)
    call.afterCommit(() => writePhonesAnew(call));
  // An empty mail password keeps the stored one, which must go to no other server.
  if (typeof smtpPassword === 'string' && edit.smtpUser !== null) await keepSmtpPassword(call, smtpPassword);
  else if (isOtherMailServer({ ...stored }, edit)) await keepSmtpPassword(call, null);
  const warnings = await unsignedWarnings(call, edit.booksClosedUpTo ?? null, stored.booksClosedUpTo);
  const answer = saved(t('Settings saved'), await shownTo(call));
  return warnings.length === 0 ? answer : { ...answer, warnings };
}

/** Ends the call with 403 if it changes a setting through which more passes than the caller may read. */
function refuseChannels(call: Call, stored: OrganisationSettings, edit: Readonly<Record<string, unknown>>): void {
  const problems = passingProblems(caller(call).userType, { ...stored }, edit);
  const [message] = Object.values(problems);
  if (message !== undefined) refuse(403, message, problems);
}

export const settingsRoutes: Route[] = [
  on(getSettings, shownTo),
  // An edit changes only the fields in its body, so required ones may be left out.
  onSent(saveSettings, save, { prepare: draw }),
];
