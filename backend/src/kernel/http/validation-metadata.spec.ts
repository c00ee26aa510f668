import { getMetadataStorage, IsEmail, IsInt, MinLength, validateSync } from 'class-validator';
import { keepValidationMetadata } from './validation-metadata';

class Named {
  @MinLength(3)
  name!: string;
}

class Person extends Named {
  @IsInt()
  age!: number;
}

const complaints = (input: object): string[] => validateSync(input).map(({ property }) => property);

describe('What class-validator knows of a class', () => {
  beforeAll(() => keepValidationMetadata());

  it('holds what the class inherits, and is looked up once', () => {
    const storage = getMetadataStorage();
    const known = (): unknown => storage.getTargetValidationMetadatas(Person, '', false, false);
    expect(complaints(Object.assign(new Person(), { name: 'A', age: 'old' }))).toEqual(['age', 'name']);
    expect(known()).toBe(known());
  });

  it('grows by what is declared later', () => {
    expect(complaints(Object.assign(new Person(), { name: 'Ada', age: 36 }))).toEqual([]);
    IsEmail()(Person.prototype, 'mail');
    expect(complaints(Object.assign(new Person(), { name: 'Ada', age: 36, mail: 'nobody' }))).toEqual([
      'mail',
    ]);
  });
});
