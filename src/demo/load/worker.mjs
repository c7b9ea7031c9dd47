// The thread that fills one brand of the example. It runs bundled only, because it needs the whole product.
import { serve } from '#kit/server/bounded/serve.mjs';
import { fillBrand } from './fill-brand.server';

serve(fillBrand);
