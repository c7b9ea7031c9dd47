import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { networkOf } from '#kit/server/http/address';
import { sendDocument } from '#kit/server/pdf/render';
import { refuse } from '#kit/server/refusal';
import { houseStyle } from '#house/organisation/house-style.server';
import { settingsOf } from '#house/organisation/organisation.server';
import { type Proven, provenBy } from '#house/paper/proving.server';
import { countSeen, isLinkTyped, linkTyped, type Opened } from '#house/link/live-link.server';
import { waysToPay } from '#features/ledger/pay-way/pay-way.server';
import type { PublicInfo } from './public-page.contract';

/** Counts a visit of an address; 429 if it comes too often. */
export function countVisit({ bounded, address, now }: Pick<Call, 'bounded' | 'address' | 'now'>): void {
  bounded.visits.count(networkOf(address), now);
}

/** Counts a visit to a brand; 429 if too many come. */
export function countVisitTo({ bounded, brand, now }: Pick<Call, 'bounded' | 'brand' | 'now'>): void {
  bounded.visitsOfBrand.count(brand, now);
}

/** A document that somebody has the code of. */
export interface Document {
  /** What everybody who has its code is told. */
  readonly info: () => Promise<PublicInfo>;
  /** The id of the picture on it. */
  readonly photo: () => Promise<string | null>;
  /** Sends it as a PDF; undefined for a paper, which the visitor holds already. */
  readonly send?: () => Promise<unknown>;
}

/** The document that a code opens in the call's brand; undefined for any other text. */
export async function documentWith(call: Call, typed: string): Promise<Document | undefined> {
  if (isLinkTyped(typed)) {
    const opened = await linkTyped(call, typed);
    return opened && linked(call, opened);
  }
  const proven = await provenBy(call, typed);
  return proven && paper(call, proven);
}

function paper(call: Call, { paper: { kind }, found, of }: Proven): Document {
  const tell = async () => {
    const { currencySign, name } = await settingsOf(call);
    return { told: await found.tell({ of, currencySign }), organisation: name };
  };
  return {
    info: async () => {
      const { told, organisation } = await tell();
      const { state, since = null, facts, photo = null, changedAt } = told;
      call.product.opened.count(kind, state);
      return {
        kind,
        state,
        since,
        organisation,
        facts,
        hasPhoto: photo !== null,
        changedAt,
        document: null,
        payWays: [],
      };
    },
    photo: async () => (await tell()).told.photo ?? null,
  };
}

function linked(call: Call, { link, of }: Opened): Document {
  const { kind, recordID } = link;
  return {
    info: async () => {
      const { currencySign, name: organisation } = await settingsOf(call);
      const { state, facts, document, toPay } = await of.tell(call, recordID, currencySign);
      const payWays = await waysToPay(call, toPay);
      await countSeen(call, link);
      call.product.opened.count(kind, state);
      const told = { kind, state, since: null, organisation, facts, document, payWays };
      return { ...told, hasPhoto: false, changedAt: null };
    },
    photo: async () => null,
    send: async () => {
      const { document, file } = await of.print(call, recordID, await houseStyle(call));
      return sendDocument(call, document, file);
    },
  };
}

/** The one sentence about everything that is not a code (PU9). */
export function unknownCode(): string {
  return t('No document has this code');
}

/** The document that the call's path names; ends the call with 404 and the one sentence for anything else. */
export async function documentIn(call: Call): Promise<Document> {
  countVisit(call);
  countVisitTo(call);
  return (await documentWith(call, call.params.code ?? '')) ?? refuseUnknown();
}

/** Ends the call as for an unknown code. */
export function refuseUnknown(): never {
  return refuse(404, unknownCode());
}
