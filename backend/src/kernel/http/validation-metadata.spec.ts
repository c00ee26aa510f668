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

describe('class-validator metadata of a class', () => {
  beforeAll(() => keepValidationMetadata());

  it('includes inherited rules and is cached', () => {
    const storage = getMetadataStorage();
    const metadata = (schema = ''): unknown =>
      storage.getTargetValidationMetadatas(Person, schema, false, false);
    expect(complaints(Object.assign(new Person(), { name: 'A', age: 'old' }))).toEqual(['age', 'name']);
    expect(metadata()).toBe(metadata());
    expect(metadata('Household')).toBe(metadata('Household'));
  });

  it('includes rules that are declared later', () => {
    expect(complaints(Object.assign(new Person(), { name: 'Ada', age: 36 }))).toEqual([]);
    IsEmail()(Person.prototype, 'mail');
    expect(complaints(Object.assign(new Person(), { name: 'Ada', age: 36, mail: 'nobody' }))).toEqual([
      'mail',
    ]);
  });
});
