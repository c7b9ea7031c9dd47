import { useState } from 'react';
import { call, isRefusal } from '#kit/web/call';
import { useOrganisation } from '#kit/web/organisation';
import { useScreens } from '#house/session/use-screens';
import { useFeature } from '#house/session/use-feature';
import type { Feature } from '#house/feature/feature.contract';
import { type LinkKind, makeLink } from './link.contract';

/** A record to which there may be a link, the feature whose link it is, and the screens that grant it. */
export interface Linkable {
  readonly kind: LinkKind;
  readonly recordID: string;
  readonly feature: Feature;
  readonly by: readonly string[];
}

interface PrintedLink {
  /** Where the link leads, once there is one to print. */
  readonly address: string | undefined;
  /** Makes the link before the document is printed; undefined if the paper has none. */
  readonly first: (() => Promise<void>) | undefined;
}

/** Whether the signed-in user may make links to a record. */
export function useMayLink({ feature, by }: Linkable): boolean {
  const screens = useScreens();
  return useFeature(feature) && by.some((one) => screens.has(one));
}

/** The link that a printed document carries as a QR code, if the organisation has a public address. */
export function usePrintedLink(of: Linkable): PrintedLink {
  const { kind, recordID } = of;
  const [address, setAddress] = useState<string>();
  const { publicAddress } = useOrganisation();
  const isPrinted = useMayLink(of) && typeof publicAddress === 'string';
  const make = async () => {
    try {
      const { info } = await call(makeLink, { body: { kind, recordID } });
      // Loaded before it is printed.
      await import('#kit/web/print/ProofShown');
      setAddress(info.url);
      await drawn();
    } catch (error) {
      // The document is printed without it.
      if (!isRefusal(error)) throw error;
    }
  };
  return { address, first: isPrinted ? make : undefined };
}

/** Resolves once the browser has drawn what was just set. */
function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
