import '@mantine/core/styles/Stepper.layer.css';

export { Stepper } from '@mantine/core';
