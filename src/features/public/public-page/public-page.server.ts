import type { Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { sendPicture } from '#kit/server/routes/upload';
import { describePdf } from '#kit/server/schema/describe';
import { openPublic, publicPdf, publicPhoto } from './public-page.contract';
import { documentIn, refuseUnknown } from './open-code.server';

/** The header that keeps search engines from listing what somebody was given a code for. */
const unlisted = ['x-robots-tag', 'noindex, nofollow'] as const;

export const publicRoutes: Route[] = [
  on(openPublic, async (call) => {
    call.reply.header(...unlisted);
    const { info } = await documentIn(call);
    return { status: true, message: '', info: await info() };
  }),
  {
    ...publicPhoto,
    schema: { reply: () => ({ type: 'string', format: 'binary', contentMediaType: 'image/*' }) },
    handle: async (call) => {
      call.reply.header(...unlisted);
      const { photo } = await documentIn(call);
      const picture = await photo();
      return picture === null ? refuseUnknown() : sendPicture(call, picture, 'bytes');
    },
  },
  {
    ...publicPdf,
    schema: { reply: () => describePdf },
    handle: async (call) => {
      call.reply.header(...unlisted);
      const { send = refuseUnknown } = await documentIn(call);
      return send();
    },
  },
];
