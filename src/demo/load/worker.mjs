// The thread that fills one brand of the example. It runs bundled only, because it needs the whole product, and goes behind nobody: the
// main loop waits for it.
import { serve } from '#kit/server/bounded/orders.mjs';
import { fillBrand } from './fill-brand.server';

serve(fillBrand);
